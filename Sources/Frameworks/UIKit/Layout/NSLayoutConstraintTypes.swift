extension NSLayoutConstraint {
  /// How the two sides of a constraint relate.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum>.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis>.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// What of a view or guide a constraint is about.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute>.
  public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2
    /// The top.
    case top = 3
    /// The bottom.
    case bottom = 4
    /// The side on which reading starts.
    case leading = 5
    /// The side on which reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between the sides.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin on the side on which reading starts.
    case leadingMargin = 17
    /// The margin on the side on which reading ends.
    case trailingMargin = 18
    /// The middle between the margins of the sides.
    case centerXWithinMargins = 19
    /// The middle between the margins of top and bottom.
    case centerYWithinMargins = 20
    /// Nothing: the other side is a constant.
    case notAnAttribute = 0

    /// What the attribute is of the margins' guide, for one of the margins.
    var withinMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }

    var isReadingDirected: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    var isVertical: Bool {
      switch self {
      case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
        .bottomMargin, .centerYWithinMargins:
        true
      default: false
      }
    }

    var isSize: Bool { self == .width || self == .height }
  }

  /// How the parts of a visual format line up.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions>.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left sides are one.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right sides are one.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All tops are one.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottoms are one.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading sides are one.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing sides are one.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All middles between the sides are one.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All middles between top and bottom are one.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines are one.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines are one.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of what lines up.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From the side on which reading starts.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Vertical spaces are between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
