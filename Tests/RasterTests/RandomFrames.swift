import DisplayList
import Foundation
import Raster
import TestSupport

/// Random frames with everything that can be drawn, which are the same each time.
struct RandomFrames {
  static let size = CGSize(width: 120, height: 160)

  /// Images with different colors, with and without alpha.
  static let images: [ImageID: Data] = [
    ImageID(rawValue: 1): picture(7, 5) { x, y in (40 * x, 50 * y, 90, 255) },
    ImageID(rawValue: 2): picture(16, 16) { x, y in (16 * x, 255 - 16 * y, 200, 255 - 15 * x) },
    ImageID(rawValue: 3): picture(64, 3) { x, y in (4 * x, 80 * y, 4 * x, 255) },
  ]

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static func picture(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> (Int, Int, Int, Int)
  ) -> Data {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = color(x, y)
        bytes += [red, green, blue, alpha].map { UInt8(clamping: $0) }
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes).png()
  }

  // MARK: Numbers

  mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// Returns a number that's often an integer, like most positions on a screen, and otherwise any
  /// 32-bit number.
  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    let whole = Double(range.lowerBound + number(below: range.count))
    switch number(below: 4) {
    case 0: return Double(Float(whole + Double(number(below: 1000)) / 1000))
    case 1: return Double(Float(whole + Double(number(below: 3)) / 3))
    default: return whole
    }
  }

  private mutating func color() -> Color {
    func component(_ random: inout RandomFrames) -> Float { Float(random.number(below: 256)) / 255 }
    return Color(
      red: component(&self), green: component(&self), blue: component(&self),
      alpha: chance(60) ? 1 : component(&self))
  }

  private mutating func rect() -> CGRect {
    chance(15)
      ? CGRect(x: -10, y: length(-10...150), width: 140, height: length(0...60))
      : CGRect(
        x: length(-20...110), y: length(-20...150), width: length(0...70), height: length(0...50))
  }

  private mutating func point() -> CGPoint { CGPoint(x: length(-10...130), y: length(-10...170)) }

  private mutating func shape() -> Shape {
    switch number(below: 6) {
    case 0, 1: return .rect(rect())
    case 2, 3:
      return .roundedRect(
        rect(),
        chance(70)
          ? CornerRadii(length(0...30))
          : CornerRadii(
            topLeft: length(0...20), topRight: 0, bottomRight: length(0...20), bottomLeft: 4))
    case 4: return .ellipse(rect())
    default: return .path(path())
    }
  }

  private mutating func path() -> Path {
    var elements: [Path.Element] = [.move(point())]
    for _ in 0..<2 + number(below: 4) {
      switch number(below: 4) {
      case 0: elements.append(.quadratic(control: point(), to: point()))
      case 1: elements.append(.cubic(control1: point(), control2: point(), to: point()))
      default: elements.append(.line(point()))
      }
    }
    elements.append(.close)
    return Path(elements: elements, usesEvenOddRule: chance(30))
  }

  private mutating func paint() -> Paint {
    let stops = [
      GradientStop(location: 0, color: color()), GradientStop(location: 1, color: color()),
    ]
    switch number(below: 8) {
    case 0: return .linearGradient(start: point(), end: point(), stops: stops)
    case 1: return .radialGradient(center: point(), radius: length(1...80), stops: stops)
    case 2: return .conicGradient(center: point(), angle: length(0...6), stops: stops)
    default: return .color(color())
    }
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(), offset: CGSize(width: length(-4...4), height: length(-4...6)),
      blur: length(0...5))
  }

  private mutating func text() -> TextRun {
    let texts = ["Quince", "1,234", "Äg{j}", "a longer line of text", "—", "Il", "אבג", "☺️"]
    let text = texts[number(below: texts.count)]
    return TextRun(
      text: text,
      font: FontFace(
        family: text == "☺️" ? "Noto Color Emoji" : "Inter",
        size: chance(70) ? 17 : length(4...40), weight: chance(70) ? 400 : 700),
      color: color(), origin: point(), tracking: chance(80) ? 0 : length(-1...3),
      isRightToLeft: text == "אבג", strokeWidth: chance(80) ? 0 : length(0...4))
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      width: length(0...6), cap: [.butt, .round, .square][number(below: 3)],
      join: [.miter, .round, .bevel][number(below: 3)],
      dash: chance(20) ? [length(1...5), length(1...5)] : [])
  }

  // MARK: Commands

  private mutating func transform() -> Transform {
    switch number(below: 6) {
    case 0:
      let angle = length(-3...3)
      return Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 60, ty: 80)
    case 1: return Transform(scaleX: length(0...2), y: length(0...2))
    default: return Transform(translationX: length(-30...30), y: length(-40...40))
    }
  }

  private mutating func drawing() -> DrawingCommand {
    switch number(below: 12) {
    case 0, 1, 2: return .fill(shape(), paint())
    case 3: return .stroke(shape(), color(), stroke())
    case 4:
      let source =
        chance(60)
        ? CGRect(x: 0, y: 0, width: 1, height: 1)
        : CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.7)
      return .image(
        ImageID(rawValue: UInt64(1 + number(below: 4))), destination: rect(), source: source,
        tint: chance(20) ? color() : nil, isSmooth: chance(80))
    case 5: return .shadow(shape(), shadow())
    case 6 where chance(20): return .backdropBlur(shape(), radius: length(0...5))
    default: return .text(text())
    }
  }

  private mutating func commands(depth: Int) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    for _ in 0..<2 + number(below: 5) {
      guard depth > 0, chance(40) else {
        commands.append(drawing())
        continue
      }
      let inner = self.commands(depth: depth - 1)
      switch number(below: 5) {
      case 0:
        commands += [.save, .concatenate(transform())] + inner + [.restore]
      case 1, 2:
        commands += [.save, .clip(chance(60) ? .rect(rect()) : shape())] + inner + [.restore]
      default:
        let mode =
          chance(80)
          ? BlendMode.normal
          : BlendMode.allCases[
            number(below: BlendMode.allCases.count)]
        commands +=
          [
            .beginGroup(
              opacity: chance(50) ? 1 : 0.4, shadow: chance(40) ? shadow() : nil, blendMode: mode)
          ] + inner + [.endGroup]
      }
    }
    return commands
  }

  /// Returns a frame that begins with an opaque background, as a window's frame does, or with any
  /// command.
  mutating func frame(hasGround: Bool = true) -> DisplayList {
    let ground = DrawingCommand.fill(
      .rect(CGRect(origin: .zero, size: Self.size)),
      .color(chance(50) ? .white : Color(red: 0.2, green: 0.25, blue: 0.3)))
    let drawn = (hasGround ? [ground] : []) + commands(depth: 3)
    return DisplayList(size: Self.size, commands: chance(50) ? drawn : [.save] + drawn + [.restore])
  }

  /// Changes, adds, or removes some commands of a frame.
  mutating func change(_ frame: inout DisplayList) {
    for _ in 0...number(below: 2) {
      guard frame.commands.count > 1 else { return }
      let index = 1 + number(below: frame.commands.count - 1)
      switch frame.commands[index] {
      case .save, .restore, .endGroup: frame.commands.insert(drawing(), at: index)
      case .beginGroup:
        frame.commands[index] = .beginGroup(
          opacity: 0.7, shadow: chance(50) ? shadow() : nil, blendMode: .normal)
      case .concatenate: frame.commands[index] = .concatenate(transform())
      case .clip: frame.commands[index] = .clip(shape())
      case .text(var run):
        run.text = "changed"
        frame.commands[index] = .text(run)
      default:
        switch number(below: 3) {
        case 0: frame.commands.remove(at: index)
        case 1: frame.commands.insert(drawing(), at: index)
        default: frame.commands[index] = drawing()
        }
      }
    }
  }
}
