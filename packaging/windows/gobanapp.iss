; The installer for Windows, made by "dev.py bundle installer" with Inno Setup 6.
; It takes /DVersion, /DBundle (the folder), /DIcons (with gobanapp.ico), /DOutput and /DName.
; Each user installs for himself, without rights of an administrator. Not tried yet.

#if !Defined(Version) || !Defined(Bundle) || !Defined(Icons) || !Defined(Output) || !Defined(Name)
  #error Run "py dev.py bundle installer", which says what goes in and where it is put.
#endif

#define Capabilities "Software\gobanapp\Capabilities"
#define Classes "Software\Classes"

[Setup]
AppId=org.gobanapp.gobanapp
AppName=gobanapp
AppVersion={#Version}
AppPublisher=The gobanapp developers
VersionInfoVersion={#Version}
DefaultDirName={autopf}\gobanapp
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#Bundle}\_internal\licences\gobanapp.txt
SetupIconFile={#Icons}\gobanapp.ico
UninstallDisplayIcon={app}\gobanapp.exe
OutputDir={#Output}
OutputBaseFilename={#Name}
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
ChangesEnvironment=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
Name: "ko"; MessagesFile: "compiler:Languages\Korean.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "path"; Description: "PATH: gobanapp score, check, convert, diagram"; Flags: unchecked

[InstallDelete]
; Of an older version nothing may stay among the files of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\gobanapp"; Filename: "{app}\gobanapp.exe"; AppUserModelID: "org.gobanapp.gobanapp"
Name: "{autodesktop}\gobanapp"; Filename: "{app}\gobanapp.exe"; AppUserModelID: "org.gobanapp.gobanapp"; Tasks: desktopicon

[Registry]
; How the program opens each kind of file. The kinds are offered: "Open with" and the system's settings
; list gobanapp, and whatever opens them today goes on to do it until the user chooses otherwise.
Root: HKA; Subkey: "{#Classes}\gobanapp.sgf"; ValueType: string; ValueData: "Go game record"; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Classes}\gobanapp.sgf\DefaultIcon"; ValueType: string; ValueData: "{app}\gobanapp.exe,0"
Root: HKA; Subkey: "{#Classes}\gobanapp.sgf\shell\open\command"; ValueType: string; ValueData: """{app}\gobanapp.exe"" ""%1"""
Root: HKA; Subkey: "{#Classes}\.sgf\OpenWithProgids"; ValueType: string; ValueName: "gobanapp.sgf"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "{#Capabilities}\FileAssociations"; ValueType: string; ValueName: ".sgf"; ValueData: "gobanapp.sgf"

Root: HKA; Subkey: "{#Classes}\gobanapp.gib"; ValueType: string; ValueData: "Go game record of Tygem"; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Classes}\gobanapp.gib\DefaultIcon"; ValueType: string; ValueData: "{app}\gobanapp.exe,0"
Root: HKA; Subkey: "{#Classes}\gobanapp.gib\shell\open\command"; ValueType: string; ValueData: """{app}\gobanapp.exe"" ""%1"""
Root: HKA; Subkey: "{#Classes}\.gib\OpenWithProgids"; ValueType: string; ValueName: "gobanapp.gib"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "{#Capabilities}\FileAssociations"; ValueType: string; ValueName: ".gib"; ValueData: "gobanapp.gib"

Root: HKA; Subkey: "{#Classes}\gobanapp.ngf"; ValueType: string; ValueData: "Go game record of Cyberoro"; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Classes}\gobanapp.ngf\DefaultIcon"; ValueType: string; ValueData: "{app}\gobanapp.exe,0"
Root: HKA; Subkey: "{#Classes}\gobanapp.ngf\shell\open\command"; ValueType: string; ValueData: """{app}\gobanapp.exe"" ""%1"""
Root: HKA; Subkey: "{#Classes}\.ngf\OpenWithProgids"; ValueType: string; ValueName: "gobanapp.ngf"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "{#Capabilities}\FileAssociations"; ValueType: string; ValueName: ".ngf"; ValueData: "gobanapp.ngf"

Root: HKA; Subkey: "{#Classes}\gobanapp.ugf"; ValueType: string; ValueData: "Go game record of PandaNet"; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Classes}\gobanapp.ugf\DefaultIcon"; ValueType: string; ValueData: "{app}\gobanapp.exe,0"
Root: HKA; Subkey: "{#Classes}\gobanapp.ugf\shell\open\command"; ValueType: string; ValueData: """{app}\gobanapp.exe"" ""%1"""
Root: HKA; Subkey: "{#Classes}\.ugf\OpenWithProgids"; ValueType: string; ValueName: "gobanapp.ugf"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "{#Capabilities}\FileAssociations"; ValueType: string; ValueName: ".ugf"; ValueData: "gobanapp.ugf"

Root: HKA; Subkey: "{#Classes}\gobanapp.ugi"; ValueType: string; ValueData: "Go game record of PandaNet"; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Classes}\gobanapp.ugi\DefaultIcon"; ValueType: string; ValueData: "{app}\gobanapp.exe,0"
Root: HKA; Subkey: "{#Classes}\gobanapp.ugi\shell\open\command"; ValueType: string; ValueData: """{app}\gobanapp.exe"" ""%1"""
Root: HKA; Subkey: "{#Classes}\.ugi\OpenWithProgids"; ValueType: string; ValueName: "gobanapp.ugi"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "{#Capabilities}\FileAssociations"; ValueType: string; ValueName: ".ugi"; ValueData: "gobanapp.ugi"
; What the system's settings say of the program.
Root: HKA; Subkey: "Software\gobanapp"; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Capabilities}"; ValueType: string; ValueName: "ApplicationName"; ValueData: "gobanapp"
Root: HKA; Subkey: "{#Capabilities}"; ValueType: string; ValueName: "ApplicationDescription"; ValueData: "A face-to-face Go board with scoring, lessons and SGF files"
Root: HKA; Subkey: "Software\RegisteredApplications"; ValueType: string; ValueName: "gobanapp"; ValueData: "{#Capabilities}"; Flags: uninsdeletevalue

; "gobanapp" in a terminal finds gobanapp.com, which has a console, before gobanapp.exe.
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: path; Check: IsNotOnPath

[Run]
Filename: "{app}\gobanapp.exe"; Description: "{cm:LaunchProgram,gobanapp}"; Flags: nowait postinstall skipifsilent

[Code]
function IsNotOnPath: Boolean;
var
  Path: String;
begin
  if not RegQueryStringValue(HKEY_CURRENT_USER, 'Environment', 'Path', Path) then
    Path := '';
  Result := Pos(';' + Uppercase(ExpandConstant('{app}')) + ';', ';' + Uppercase(Path) + ';') = 0;
end;

procedure TakeFromPath;
var
  Path, App: String;
  Place: Integer;
begin
  App := ';' + ExpandConstant('{app}');
  if not RegQueryStringValue(HKEY_CURRENT_USER, 'Environment', 'Path', Path) then
    exit;
  Place := Pos(Uppercase(App) + ';', Uppercase(Path) + ';');
  if Place = 0 then
    exit;
  Delete(Path, Place, Length(App));
  RegWriteExpandStringValue(HKEY_CURRENT_USER, 'Environment', 'Path', Path);
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if Step = usPostUninstall then
    TakeFromPath;
end;
