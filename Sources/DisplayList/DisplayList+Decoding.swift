import Foundation

extension DisplayList {
  /// Reads a frame written by `encoded()`.
  /// - Throws: `ByteReader.Malformed` if the bytes aren't a frame with this version, or
  ///   `LimitExceeded`.
  package init(encoded data: Data) throws {
    var reader = try FrameReader(data)
    self.init(size: reader.size)
    commands.reserveCapacity(reader.count)
    while let command = try reader.next() { commands.append(command) }
  }
}

extension ByteReader {
  mutating func readCommand() throws -> DrawingCommand {
    switch try readKind() as Opcode {
    case .save: return .save
    case .restore: return .restore
    case .concatenate: return .concatenate(try readTransform())
    case .clip: return .clip(try readShape())
    case .beginGroup:
      return .beginGroup(
        opacity: try readDouble(.colorComponent), shadow: try readBool() ? readShadow() : nil,
        blendMode: try readKind())
    case .endGroup: return .endGroup
    case .fill: return .fill(try readShape(), try readPaint())
    case .stroke: return .stroke(try readShape(), try readColor(), try readStrokeStyle())
    case .text: return .text(try readTextRun())
    case .image:
      return .image(
        ImageID(rawValue: try readInteger()), destination: try readRect(),
        source: try readRect(), tint: try readBool() ? readColor() : nil,
        isSmooth: try readBool())
    case .shadow: return .shadow(try readShape(), try readShadow())
    case .backdropBlur: return .backdropBlur(try readShape(), radius: try readDouble(.blurRadius))
    }
  }

  private mutating func readKind<Kind: RawRepresentable<UInt8>>() throws -> Kind {
    guard let kind = Kind(rawValue: try readByte()) else { throw malformed }
    return kind
  }

  private mutating func readTransform() throws -> Transform {
    Transform(
      a: try readDouble(.factor), b: try readDouble(.factor), c: try readDouble(.factor),
      d: try readDouble(.factor), tx: try readDouble(), ty: try readDouble())
  }

  private mutating func readShape() throws -> Shape {
    switch try readKind() as ShapeKind {
    case .rect: return .rect(try readRect())
    case .roundedRect:
      return .roundedRect(
        try readRect(),
        CornerRadii(
          topLeft: try readDouble(), topRight: try readDouble(),
          bottomRight: try readDouble(), bottomLeft: try readDouble()))
    case .ellipse: return .ellipse(try readRect())
    case .path: return .path(try readPath())
    }
  }

  private mutating func readPath() throws -> Path {
    var path = Path(usesEvenOddRule: try readBool())
    let count = try readCount(.pathElements)
    path.elements.reserveCapacity(count)
    for _ in 0..<count {
      switch try readKind() as PathElementKind {
      case .move: path.elements.append(.move(try readPoint()))
      case .line: path.elements.append(.line(try readPoint()))
      case .quadratic:
        path.elements.append(.quadratic(control: try readPoint(), to: try readPoint()))
      case .cubic:
        path.elements.append(
          .cubic(control1: try readPoint(), control2: try readPoint(), to: try readPoint()))
      case .close: path.elements.append(.close)
      }
    }
    return path
  }

  private mutating func readPaint() throws -> Paint {
    switch try readKind() as PaintKind {
    case .color: return .color(try readColor())
    case .linearGradient:
      return .linearGradient(
        start: try readPoint(), end: try readPoint(), stops: try readStops())
    case .radialGradient:
      return .radialGradient(
        center: try readPoint(), radius: try readDouble(), stops: try readStops())
    case .conicGradient:
      return .conicGradient(
        center: try readPoint(), angle: try readDouble(), stops: try readStops())
    }
  }

  private mutating func readStops() throws -> [GradientStop] {
    var stops: [GradientStop] = []
    for _ in 0..<(try readCount(.gradientStops, ofSize: 20)) {
      stops.append(GradientStop(location: try readDouble(), color: try readColor()))
    }
    return stops
  }

  private mutating func readStrokeStyle() throws -> StrokeStyle {
    let width = try readDouble()
    let cap: StrokeStyle.Cap = try readKind()
    let join: StrokeStyle.Join = try readKind()
    let miterLimit = try readDouble()
    var dash: [Double] = []
    for _ in 0..<(try readCount(.dashLengths, ofSize: 4)) { dash.append(try readDouble()) }
    return StrokeStyle(
      width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash,
      dashPhase: try readDouble())
  }

  private mutating func readShadow() throws -> Shadow {
    Shadow(
      color: try readColor(),
      offset: CGSize(width: try readDouble(), height: try readDouble()),
      blur: try readDouble(.blurRadius))
  }

  private mutating func readTextRun() throws -> TextRun {
    let text = try readString(.runText)
    let font = FontFace(
      family: try readString(.fontName), size: try readDouble(.fontSize),
      weight: Int(try readInteger() as UInt16), isItalic: try readBool(),
      hasMonospacedDigits: try readBool())
    return TextRun(
      text: text, font: font, color: try readColor(), origin: try readPoint(),
      tracking: try readDouble(.tracking), isRightToLeft: try readBool(),
      strokeWidth: try readDouble())
  }
}
