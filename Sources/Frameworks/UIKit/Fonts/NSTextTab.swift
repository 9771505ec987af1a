import Raster

/// A tab stop in a paragraph.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstexttab>.
open class NSTextTab: NSObject, NSCopying {
  /// The properties of a tab other than its position.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the option.
    public let rawValue: String

    /// Creates an option from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text after the tab that's aligned with its position.
  public let alignment: NSTextAlignment
  /// The distance from the start of the line.
  public let location: CGFloat
  /// The tab's other options.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the tab stop itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two tab stops are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab)?.place == place
  }

  /// A hash value for the tab stop.
  open override var hash: Int { place.hashValue }

  final var place: ParagraphLayout.Tab {
    ParagraphLayout.Tab(position: Double(location), alignment: .init(alignment))
  }

  /// Returns the tab stops of a style.
  ///
  /// By default, there are twelve tab stops that are 28 points apart.
  static func tabs(_ places: [ParagraphLayout.Tab]?) -> [NSTextTab] {
    guard let places else {
      return (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
    }
    return places.map { place in
      let alignment: NSTextAlignment =
        switch place.alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
      return NSTextTab(textAlignment: alignment, location: CGFloat(place.position))
    }
  }
}
