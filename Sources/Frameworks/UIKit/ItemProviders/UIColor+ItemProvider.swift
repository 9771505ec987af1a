extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  private static let typeIdentifier = "com.apple.uikit.color"

  /// The type of colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  /// The type that a color can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  /// Creates a color from data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let parts = try JSONDecoder().decode([Double].self, from: data)
    guard parts.count == 4,
      let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw CocoaError(.coderReadCorrupt) }
    return color
  }

  /// Encodes the color, resolved for the current traits.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(
      try? JSONEncoder().encode([red, green, blue, alpha].map { Double($0) }), nil)
    return nil
  }
}
