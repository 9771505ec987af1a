/// A list that paragraphs are items of.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextlist>.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The text of an item's marker, with a keyword in braces in place of the symbol or number.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/nstextlist/markerformat-swift.struct>.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a format from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a format from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options of a list.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nstextlist/options>.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A marker starts with the marker of the list around this one.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// The format of the markers.
  public let markerFormat: MarkerFormat
  /// The options.
  public let listOptions: Options
  /// The number of the first item, if the list is ordered.
  open var startingItemNumber: Int

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list that starts with the number 1.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)),
      startingItemNumber: 1)
  }

  /// Creates a list from an archive.
  public required init?(coder: NSCoder) {
    let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat")
    markerFormat = MarkerFormat((format as String?) ?? "")
    listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSOptions")))
    startingItemNumber =
      coder.containsValue(forKey: "NSStart") ? coder.decodeInteger(forKey: "NSStart") : 1
    super.init()
  }

  /// Writes the list into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStart")
  }

  /// Whether the class supports secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Whether the text of an item contains its marker.
  @available(IOS26 )
  open class var includesTextListMarkers: Bool { false }

  /// Whether the markers are numbers or letters.
  open var isOrdered: Bool { TextListMarker(markerFormat)?.number != nil }

  /// Returns the marker of the item at a position, which starts at 1.
  open func marker(forItemNumber itemNumber: Int) -> String {
    guard let marker = TextListMarker(markerFormat) else { return markerFormat.rawValue }
    return marker.text(for: startingItemNumber + itemNumber - 1)
  }

  /// Returns a list with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(
      markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }
}
