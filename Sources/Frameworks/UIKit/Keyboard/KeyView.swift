import DeviceProtocol
import DisplayList
import Raster

/// A key of the software keyboard.
final class KeyView: UIView {
  private static let look = SystemDesign.current.keyboards

  private(set) var key: KeyboardKey
  private unowned let keyboard: KeyboardView
  private var shift = KeyboardShift.off
  private var isDark = false

  var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  init(_ key: KeyboardKey, keyboard: KeyboardView) {
    self.key = key
    self.keyboard = keyboard
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ key: KeyboardKey, shift: KeyboardShift, isDark: Bool) {
    let isSame = self.key == key && self.shift == shift && self.isDark == isDark
    guard !isSame || frame != key.frame else { return }
    self.key = key
    self.shift = shift
    self.isDark = isDark
    frame = key.frame
    accessibilityLabel = key.label
    accessibilityTraits = key.isEnabled ? .keyboardKey : [.keyboardKey, .notEnabled]
    setNeedsDisplay()
  }

  override func accessibilityActivate() -> Bool {
    keyboard.perform(key)
    return true
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.type = "UIKeyboardKey"
    element.isEnabled = key.isEnabled
    element.isSelected = key.action == .shift && shift != .off
  }

  override var elementKind: ElementKind {
    switch key.action {
    case .text, .space, .delete, .plane: .key
    case .shift, .enter, .globe, .dictation, .dismiss, .undo, .redo, .paste: .button
    }
  }

  override var kindName: String? { "key" }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if key.style != .bare {
      let radii = CornerRadii(Self.look.radius(ofKeyWithHeight: bounds.height))
      let below = bounds.offsetBy(dx: 0, dy: Self.look.edgeHeight)
      let edge = Self.look.edge.color(isDark: isDark)
      context.record(.fill(.roundedRect(below, radii), .color(edge)))
      context.record(.fill(.roundedRect(bounds, radii), .color(fill)))
    }
    drawContent(in: context)
  }

  private var fill: Color {
    let light = Self.look.keyFill.color(isDark: isDark)
    let dark = Self.look.functionFill.color(isDark: isDark)
    switch key.style {
    case .light: return isPressed && !key.typesCharacter ? dark : light
    case .dark:
      if key.isLit { return Self.look.litFill.color(isDark: isDark) }
      return isPressed ? light : dark
    case .accent: return isPressed ? light : Color(Self.look.accent, traits: traitCollection)
    case .bare: return .clear
    }
  }

  private var ink: Color {
    let look = Self.look
    if !key.isEnabled { return Color(look.disabledInk, traits: traitCollection) }
    if key.style == .accent, !isPressed { return look.accentInk }
    if key.isLit { return look.litInk.color(isDark: isDark) }
    if key.style == .bare, isPressed { return Color(look.pressedBareInk, traits: traitCollection) }
    return look.ink.color(isDark: isDark)
  }

  private func drawContent(in context: CGContext) {
    switch key.action {
    case .shift: drawShift(in: context)
    case .delete: drawDelete(in: context)
    case .globe: drawSmile(in: context)
    case .dictation: drawMicrophone(in: context)
    case .dismiss: drawDismiss(in: context)
    case .undo: drawArrow(in: context, pointsBack: true)
    case .redo: drawArrow(in: context, pointsBack: false)
    case .paste: drawClipboard(in: context)
    default: drawTitle(in: context)
    }
  }

  private func drawTitle(in context: CGContext) {
    let isLower = key.typesCharacter && key.title.first?.isLowercase == true
    var y = bounds.midY
    let measures = Self.look.measures
    let captions = measures.captions
    if !key.subtitle.isEmpty { y -= bounds.height * captions.titleOffset }
    if isLower, key.title.count == 1 { y -= measures.lowercaseOffset }
    if !key.alternate.isEmpty {
      y += bounds.height * captions.alternateTitleOffset
      draw(
        key.alternate, size: captions.alternateSize,
        centerY: bounds.height * captions.alternateCenter,
        color: Color(captions.alternateColor, traits: traitCollection), in: context)
    }
    draw(key.title, size: key.fontSize, centerY: y, in: context)
    if !key.subtitle.isEmpty {
      draw(
        key.subtitle, size: bounds.height > captions.lowKey ? captions.size : captions.smallSize,
        weight: 600, centerY: bounds.midY + bounds.height * captions.offset, in: context)
    }
  }

  private func draw(
    _ text: String, size: CGFloat, weight: Int = 400, centerY: CGFloat,
    color: Color? = nil, in context: CGContext
  ) {
    guard !text.isEmpty else { return }
    var style = TextStyle(font: FontFace(size: size, weight: weight), color: color ?? ink)
    var layout = Self.layout(text, style)
    let room = bounds.width - Self.look.measures.titleMargin
    if layout.size.width > room, room > 0 {
      style.font.size = size * room / layout.size.width
      layout = Self.layout(text, style)
    }
    let x = bounds.midX - layout.size.width / 2
    let top = centerY - layout.size.height / 2
    for var run in layout.runs {
      run.origin.x += x
      run.origin.y += top
      context.record(.text(run))
    }
  }

  private static func layout(_ text: String, _ style: TextStyle) -> TextLayout {
    TextLayout(
      StyledText(text: text, style: style), width: .infinity,
      paragraph: ParagraphLayout(alignment: .left, lineBreak: .byClipping, maximumLines: 1))
  }

  private func path(_ points: [(CGFloat, CGFloat)], closed: Bool = true, scale: CGFloat = 1)
    -> Path
  {
    var elements: [Path.Element] = []
    for (index, point) in points.enumerated() {
      let place = CGPoint(
        x: bounds.midX + point.0 * scale, y: bounds.midY + point.1 * scale)
      elements.append(index == 0 ? .move(place) : .line(place))
    }
    if closed { elements.append(.close) }
    return Path(elements: elements)
  }

  private func stroke(_ path: Path, width: CGFloat, in context: CGContext) {
    context.record(
      .stroke(.path(path), ink, StrokeStyle(width: width, cap: .round, join: .round)))
  }

  private func drawShift(in context: CGContext) {
    let arrow = path([
      (0, -9), (9, 0.5), (4.5, 0.5), (4.5, 7.5), (-4.5, 7.5), (-4.5, 0.5), (-9, 0.5),
    ])
    if key.isLit { context.record(.fill(.path(arrow), .color(ink))) }
    stroke(arrow, width: 1.6, in: context)
    if shift == .locked {
      stroke(path([(-4.5, 10.5), (4.5, 10.5)], closed: false), width: 1.8, in: context)
    }
  }

  private func drawDelete(in context: CGContext) {
    let body = path([(-11, 0), (-4.5, -7.5), (10.5, -7.5), (10.5, 7.5), (-4.5, 7.5)])
    if isPressed {
      context.record(.fill(.path(body), .color(ink)))
      stroke(body, width: 1.6, in: context)
    } else {
      stroke(body, width: 1.6, in: context)
    }
    let cross = Path(
      elements: path([(-1, -3.3), (5.6, 3.3)], closed: false).elements
        + path([(5.6, -3.3), (-1, 3.3)], closed: false).elements)
    let color = isPressed ? fill : ink
    context.record(
      .stroke(.path(cross), color.alpha > 0 ? color : .white, StrokeStyle(width: 1.6, cap: .round)))
  }

  private func drawSmile(in context: CGContext) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let circle = CGRect(x: center.x - 10.5, y: center.y - 10.5, width: 21, height: 21)
    context.record(.stroke(.ellipse(circle), ink, StrokeStyle(width: 1.6)))
    for x in [-3.6, 3.6] {
      let eye = CGRect(x: center.x + x - 1.2, y: center.y - 4.6, width: 2.4, height: 3.6)
      context.record(.fill(.ellipse(eye), .color(ink)))
    }
    let mouth = Path(elements: [
      .move(CGPoint(x: center.x - 5.4, y: center.y + 2.2)),
      .cubic(
        control1: CGPoint(x: center.x - 3.4, y: center.y + 7),
        control2: CGPoint(x: center.x + 3.4, y: center.y + 7),
        to: CGPoint(x: center.x + 5.4, y: center.y + 2.2)),
    ])
    stroke(mouth, width: 1.6, in: context)
  }

  private func drawMicrophone(in context: CGContext) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let capsule = CGRect(x: center.x - 3.6, y: center.y - 11, width: 7.2, height: 13.5)
    context.record(
      .stroke(.roundedRect(capsule, CornerRadii(3.6)), ink, StrokeStyle(width: 1.6)))
    let holder = Path(elements: [
      .move(CGPoint(x: center.x - 7, y: center.y - 1.5)),
      .cubic(
        control1: CGPoint(x: center.x - 7, y: center.y + 8),
        control2: CGPoint(x: center.x + 7, y: center.y + 8),
        to: CGPoint(x: center.x + 7, y: center.y - 1.5)),
      .move(CGPoint(x: center.x, y: center.y + 6)), .line(CGPoint(x: center.x, y: center.y + 10)),
      .move(CGPoint(x: center.x - 4, y: center.y + 10)),
      .line(CGPoint(x: center.x + 4, y: center.y + 10)),
    ])
    stroke(holder, width: 1.6, in: context)
  }

  private func drawDismiss(in context: CGContext) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let frame = CGRect(x: center.x - 13, y: center.y - 10, width: 26, height: 13)
    context.record(.stroke(.roundedRect(frame, CornerRadii(2.5)), ink, StrokeStyle(width: 1.5)))
    for row in 0..<2 {
      for column in 0..<6 {
        let dot = CGRect(
          x: center.x - 10.5 + CGFloat(column) * 3.8, y: center.y - 7.5 + CGFloat(row) * 3.4,
          width: 1.8, height: 1.8)
        context.record(.fill(.rect(dot), .color(ink)))
      }
    }
    context.record(
      .fill(
        .rect(CGRect(x: center.x - 6, y: center.y - 0.6, width: 12, height: 1.6)), .color(ink)))
    stroke(path([(-4, 7), (0, 10.5), (4, 7)], closed: false), width: 1.6, in: context)
  }

  private func drawArrow(in context: CGContext, pointsBack: Bool) {
    let sign: CGFloat = pointsBack ? 1 : -1
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * sign, y: center.y + y)
    }
    let arrow = Path(elements: [
      .move(point(-9, -3)), .line(point(3, -3)),
      .cubic(control1: point(10, -3), control2: point(10, 8), to: point(3, 8)),
      .line(point(-2, 8)),
      .move(point(-4.5, -7.5)), .line(point(-9, -3)), .line(point(-4.5, 1.5)),
    ])
    stroke(arrow, width: 1.8, in: context)
  }

  private func drawClipboard(in context: CGContext) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let board = CGRect(x: center.x - 8, y: center.y - 9, width: 16, height: 20)
    context.record(.stroke(.roundedRect(board, CornerRadii(2.5)), ink, StrokeStyle(width: 1.8)))
    let clip = CGRect(x: center.x - 4, y: center.y - 12, width: 8, height: 5)
    context.record(.fill(.roundedRect(clip, CornerRadii(1.5)), .color(ink)))
  }
}
