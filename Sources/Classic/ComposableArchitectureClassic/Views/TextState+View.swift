extension TextState: View {
  /// The text.
  public var body: some View {
    Text(self)
  }
}
