import IssueReporting

/// Puts the reporter of tests into the place of the default one.
///
/// `LaunchHook` calls this at launch.
@_cdecl("composable_everywhere_did_launch")
func didLaunch() {
  guard isTesting else { return }
  IssueReporters.current = IssueReporters.current.map {
    $0 is _DefaultReporter ? TestReporter() : $0
  }
}
