extension TextEditorHost {
  /// Asks the delegate whether a range can be replaced.
  func shouldReplace(_ range: Range<Int>, with string: String) -> Bool {
    shouldReplace([range], with: string)
  }
}
