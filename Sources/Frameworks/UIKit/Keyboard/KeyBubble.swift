import DisplayList
import Raster

/// The enlarged character above a pressed key.
final class KeyBubble: UIView {
  private static let look = SystemDesign.current.keyboards

  private var key: KeyboardKey?

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ key: KeyboardKey, width: CGFloat) {
    self.key = key
    let overhang = Self.look.bubbles.overhang
    let height = key.frame.height + Self.look.bubbles.height
    frame = CGRect(
      x: key.frame.minX - overhang, y: key.frame.maxY - height,
      width: key.frame.width + 2 * overhang, height: height)
    leftOverhang = min(overhang, max(0, key.frame.minX - 1))
    rightOverhang = min(overhang, max(0, width - key.frame.maxX - 1))
    setNeedsDisplay()
  }

  private var leftOverhang: CGFloat = 0
  private var rightOverhang: CGFloat = 0

  private func outline(_ key: KeyboardKey) -> Path {
    let left = (bounds.width - key.frame.width) / 2
    let right = left + key.frame.width
    let top: CGFloat = 0
    let bottom = bounds.height
    let outerLeft = left - leftOverhang
    let outerRight = right + rightOverhang
    let shoulder = bottom - key.frame.height - 1
    let look = Self.look.bubbles
    let neck = shoulder - look.neck
    let (radius, small) = (look.cornerRadius, look.keyRadius)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return Path(elements: [
      .move(point(outerLeft + radius, top)), .line(point(outerRight - radius, top)),
      .quadratic(control: point(outerRight, top), to: point(outerRight, top + radius)),
      .line(point(outerRight, neck - 6)),
      .cubic(
        control1: point(outerRight, neck + 6), control2: point(right, shoulder - 8),
        to: point(right, shoulder + 6)),
      .line(point(right, bottom - small)),
      .quadratic(control: point(right, bottom), to: point(right - small, bottom)),
      .line(point(left + small, bottom)),
      .quadratic(control: point(left, bottom), to: point(left, bottom - small)),
      .line(point(left, shoulder + 6)),
      .cubic(
        control1: point(left, shoulder - 8), control2: point(outerLeft, neck + 6),
        to: point(outerLeft, neck - 6)),
      .line(point(outerLeft, top + radius)),
      .quadratic(control: point(outerLeft, top), to: point(outerLeft + radius, top)),
      .close,
    ])
  }

  override func draw(_ rect: CGRect) {
    guard let key, let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let look = Self.look.bubbles
    let shape = Shape.path(outline(key))
    context.record(.shadow(shape, look.shadow))
    context.record(.fill(shape, .color(look.fill.color(isDark: isDark))))
    let isLower = key.title.first?.isLowercase == true
    let style = TextStyle(
      font: FontFace(size: look.size(of: key.title), weight: look.weight),
      color: Self.look.ink.color(isDark: isDark))
    let layout = TextLayout(
      StyledText(text: key.title, style: style), width: .infinity,
      paragraph: ParagraphLayout(alignment: .left, lineBreak: .byClipping, maximumLines: 1))
    let middle = (bounds.width - leftOverhang + rightOverhang) / 2
    let top = (bounds.height - key.frame.height) / 2 - look.textOffset - layout.size.height / 2
    for var run in layout.runs {
      run.origin.x += middle - layout.size.width / 2
      run.origin.y += top + (isLower ? -look.caseOffset : look.caseOffset)
      context.record(.text(run))
    }
  }
}
