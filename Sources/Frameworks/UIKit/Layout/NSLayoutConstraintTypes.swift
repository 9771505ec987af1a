extension NSLayoutConstraint {
  /// The relations between the two attributes of a constraint.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum>.
  public enum Relation: Int, Sendable {
    /// The first attribute is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The attributes are equal.
    case equal = 0
    /// The first attribute is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The axes of layout.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis>.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }

  /// The attributes of a view or layout guide that constraints refer to.
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
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The center along the x-axis.
    case centerX = 9
    /// The center along the y-axis.
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
    /// The leading margin.
    case leadingMargin = 17
    /// The trailing margin.
    case trailingMargin = 18
    /// The center along the x-axis, within the margins.
    case centerXWithinMargins = 19
    /// The center along the y-axis, within the margins.
    case centerYWithinMargins = 20
    /// No attribute, because the other attribute is related to a constant.
    case notAnAttribute = 0

    /// The attribute of the margins guide that corresponds to a margin attribute.
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

  /// The options for aligning the views of a visual format.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions>.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Align all left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Align all right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Align all top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Align all bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Align all leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Align all trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Align all centers along the x-axis.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Align all centers along the y-axis.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Align all last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Align all first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Lay out the views from leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Lay out the views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Lay out the views from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Measure vertical spacing between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
