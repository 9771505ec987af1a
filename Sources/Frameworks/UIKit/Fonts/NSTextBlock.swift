/// A block of paragraphs with margins, borders, and a background.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextblock>.
@available(IOS27 )
open class NSTextBlock: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The unit of a value.
  public enum ValueType: UInt, Sendable {
    /// Points.
    case absolute = 0
    /// Percent of the block that contains this one.
    case percentage = 1
  }

  /// A dimension of a block.
  public enum Dimension: UInt, Sendable {
    /// The width.
    case width = 0
    /// The minimum width.
    case minimumWidth = 1
    /// The maximum width.
    case maximumWidth = 2
    /// The height.
    case height = 4
    /// The minimum height.
    case minimumHeight = 5
    /// The maximum height.
    case maximumHeight = 6
  }

  /// An area around the text of a block.
  public enum Layer: Int, Sendable {
    /// The space between the text and the border.
    case padding = -1
    /// The border.
    case border = 0
    /// The space around the border.
    case margin = 1
  }

  /// The vertical position of text in a block.
  public enum VerticalAlignment: UInt, Sendable {
    /// At the top.
    case top = 0
    /// In the middle.
    case middle = 1
    /// At the bottom.
    case bottom = 2
    /// At the baseline of the row.
    case baseline = 3
  }

  final var lengths = TextBlockLengths()

  /// The vertical position of the text.
  open var verticalAlignment = VerticalAlignment.top
  /// The background color.
  open var backgroundColor: UIColor?

  private var borderColors: [CGRectEdge: UIColor] = [:]

  /// Creates a block without margins and borders.
  public override init() {
    super.init()
  }

  /// Creates a block from an archive.
  public required init?(coder: NSCoder) {
    lengths = TextBlockLengths(coder: coder)
    verticalAlignment =
      VerticalAlignment(rawValue: UInt(max(coder.decodeInteger(forKey: "NSVerticalAlign"), 0)))
      ?? .top
    super.init()
  }

  /// Writes the dimensions of the block into an archive.
  open func encode(with coder: NSCoder) {
    lengths.encode(with: coder)
    coder.encode(Int(verticalAlignment.rawValue), forKey: "NSVerticalAlign")
  }

  /// Whether the class supports secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the block itself, because paragraph styles compare blocks by identity.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Sets a dimension.
  open func setValue(_ value: CGFloat, type: ValueType, for dimension: Dimension) {
    lengths[dimension] = .init(value: value, type: type)
  }

  /// Returns a dimension.
  open func value(for dimension: Dimension) -> CGFloat { lengths[dimension].value }

  /// Returns the unit of a dimension.
  open func valueType(for dimension: Dimension) -> ValueType { lengths[dimension].type }

  /// Sets the width of the text.
  open func setContentWidth(_ contentWidth: CGFloat, type: ValueType) {
    setValue(contentWidth, type: type, for: .width)
  }

  /// The width of the text.
  open var contentWidth: CGFloat { value(for: .width) }

  /// The unit of the width of the text.
  open var contentWidthValueType: ValueType { valueType(for: .width) }

  /// Sets the width of a layer at all edges.
  open func setWidth(_ width: CGFloat, type: ValueType, for layer: Layer) {
    for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
      setWidth(width, type: type, for: layer, rectEdge: edge)
    }
  }

  /// Sets the width of a layer at an edge.
  open func setWidth(_ width: CGFloat, type: ValueType, for layer: Layer, rectEdge: CGRectEdge) {
    lengths[layer, rectEdge] = .init(value: width, type: type)
  }

  /// Returns the width of a layer at an edge.
  open func width(for layer: Layer, rectEdge: CGRectEdge) -> CGFloat {
    lengths[layer, rectEdge].value
  }

  /// Returns the unit of the width of a layer at an edge.
  open func widthValueType(for layer: Layer, rectEdge: CGRectEdge) -> ValueType {
    lengths[layer, rectEdge].type
  }

  /// Sets the color of the border at all edges.
  open func setBorderColor(_ color: UIColor?) {
    for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
      setBorderColor(color, rectEdge: edge)
    }
  }

  /// Sets the color of the border at an edge.
  open func setBorderColor(_ borderColor: UIColor?, rectEdge: CGRectEdge) {
    borderColors[rectEdge] = borderColor
  }

  /// Returns the color of the border at an edge.
  open func borderColor(for rectEdge: CGRectEdge) -> UIColor? { borderColors[rectEdge] }
}
