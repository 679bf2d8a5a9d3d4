from gobanapp.clock.time_system import TIME_PRESETS, Absolute, ByoYomi, Canadian, Fischer, Ing


def test_common_presets_are_listed_once():
    assert len(set(TIME_PRESETS)) == len(TIME_PRESETS)
    for system in (
        Absolute(main=1800.0),
        ByoYomi(main=600.0, periods=5, seconds=30.0),
        ByoYomi(main=1800.0, periods=3, seconds=30.0),
        ByoYomi(main=3600.0, periods=5, seconds=60.0),
        Canadian(main=1200.0, stones=15, seconds=300.0),
        Fischer(main=300.0, increment=10.0),
        Ing(main=3600.0, periods=3, seconds=600.0, points=2.0),
    ):
        assert system in TIME_PRESETS
