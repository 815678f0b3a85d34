open class NSUserActivity {
  public init(activityType: String) { fatalError() }
}
