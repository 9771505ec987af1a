extension NSString {
  /// Creates a string from one of Core Foundation's, as in `NSString(format: kSecClass)`.
  @_disfavoredOverload
  public convenience init(format: CFString, _ args: any CVarArg...) {
    self.init(string: String(format: format, arguments: args))
  }
}
