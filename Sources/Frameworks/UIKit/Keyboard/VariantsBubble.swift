import DisplayList
import Raster

/// The row of characters above a key that's held.
final class VariantsBubble: UIView {
  private static let look = SystemDesign.current.keyboards

  private let variants: [String]
  private let key: CGRect
  private let row: CGRect
  private(set) var selectedIndex: Int
  private let cell: CGFloat

  var selected: String { variants[selectedIndex] }

  /// Creates the row above a key, for a keyboard with a specific width.
  ///
  /// The row extends toward the side with more space.
  init(_ variants: [String], above key: CGRect, width: CGFloat) {
    let look = Self.look.bubbles.variants
    let cell = max(key.width, look.smallestCell)
    let length = cell * CGFloat(variants.count)
    let opensLeft = key.midX > width / 2
    let start = key.midX - cell / 2
    let x = opensLeft ? start + cell - length : start
    let left = min(max(x, 2), width - length - 2)
    self.variants = opensLeft ? variants.reversed() : variants
    self.cell = cell
    selectedIndex = opensLeft ? variants.count - 1 : 0
    let frame = CGRect(
      x: left - look.margin, y: key.minY - look.height - look.gap,
      width: length + 2 * look.margin, height: look.height + look.gap + key.height)
    self.key = key.offsetBy(dx: -frame.minX, dy: -frame.minY)
    row = CGRect(x: 0, y: 0, width: frame.width, height: look.height)
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Selects the alternative at the horizontal position of a touch, in the bubble's coordinates.
  func select(at x: CGFloat) {
    let index = Int(((x - Self.look.bubbles.variants.margin) / cell).rounded(.down))
    let new = min(max(index, 0), variants.count - 1)
    guard new != selectedIndex else { return }
    selectedIndex = new
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let fill = Self.look.bubbles.fill.color(isDark: isDark)
    let look = Self.look.bubbles.variants
    let overlap = look.stemOverlap
    let stem = CGRect(
      x: key.minX, y: row.maxY - overlap, width: key.width, height: key.maxY - row.maxY + overlap)
    let shapes = [
      Shape.roundedRect(row, CornerRadii(look.cornerRadius)),
      Shape.roundedRect(stem, CornerRadii(Self.look.keyRadius)),
    ]
    for shape in shapes { context.record(.shadow(shape, Self.look.bubbles.shadow)) }
    for shape in shapes { context.record(.fill(shape, .color(fill))) }
    for (index, variant) in variants.enumerated() {
      let place = CGRect(
        x: Self.look.bubbles.variants.margin + CGFloat(index) * cell,
        y: Self.look.bubbles.variants.margin, width: cell,
        height: row.height - 2 * Self.look.bubbles.variants.margin)
      let isSelected = index == selectedIndex
      if isSelected {
        let blue = Color(Self.look.accent, traits: traitCollection)
        context.record(.fill(.roundedRect(place, CornerRadii(look.selectionRadius)), .color(blue)))
      }
      draw(
        variant, in: place,
        color: isSelected ? Self.look.accentInk : Self.look.ink.color(isDark: isDark), context)
    }
  }

  private func draw(_ text: String, in place: CGRect, color: Color, _ context: CGContext) {
    let style = TextStyle(
      font: FontFace(size: Self.look.bubbles.variants.textSize, weight: 400), color: color)
    let layout = TextLayout(
      StyledText(text: text, style: style), width: .infinity,
      paragraph: ParagraphLayout(alignment: .left, lineBreak: .byClipping, maximumLines: 1))
    for var run in layout.runs {
      run.origin.x += place.midX - layout.size.width / 2
      run.origin.y += place.midY - layout.size.height / 2
      context.record(.text(run))
    }
  }
}
