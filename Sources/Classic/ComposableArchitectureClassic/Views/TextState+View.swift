extension TextState: View {
  /// A `Text` view of this text.
  public var body: some View {
    Text(self)
  }
}
