import Foundation

extension DisplayList {
  /// The version of the encoding, which is the first byte of every frame.
  package static let encodingVersion: UInt8 = 3

  /// Returns the frame as bytes.
  ///
  /// It consists of the version, the width, the height, the number of commands, and the commands,
  /// all in little-endian order.
  package func encoded() -> Data {
    var writer = ByteWriter(reservingCapacity: 64 * commands.count + 16)
    writer.write(Self.encodingVersion)
    writer.write(Double(size.width))
    writer.write(Double(size.height))
    writer.write(integer: UInt32(commands.count))
    for command in commands { writer.write(command) }
    return Data(writer.bytes)
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ command: DrawingCommand) {
    switch command {
    case .save:
      write(Opcode.save)
    case .restore:
      write(Opcode.restore)
    case .concatenate(let transform):
      write(Opcode.concatenate)
      write(transform)
    case .clip(let shape):
      write(Opcode.clip)
      write(shape)
    case .beginGroup(let opacity, let shadow, let blendMode):
      write(Opcode.beginGroup)
      write(opacity, within: .colorComponent)
      write(shadow != nil)
      if let shadow { write(shadow) }
      write(blendMode)
    case .endGroup:
      write(Opcode.endGroup)
    case .fill(let shape, let paint):
      write(Opcode.fill)
      write(shape)
      write(paint)
    case .stroke(let shape, let color, let style):
      write(Opcode.stroke)
      write(shape)
      write(color)
      write(style)
    case .text(let run):
      write(Opcode.text)
      write(run)
    case .image(let id, let destination, let source, let tint, let isSmooth):
      write(Opcode.image)
      write(integer: id.rawValue)
      write(destination)
      write(source)
      write(tint != nil)
      if let tint { write(tint) }
      write(isSmooth)
    case .shadow(let shape, let shadow):
      write(Opcode.shadow)
      write(shape)
      write(shadow)
    case .backdropBlur(let shape, let radius):
      write(Opcode.backdropBlur)
      write(shape)
      write(radius, within: .blurRadius)
    }
  }

  private mutating func write(_ kind: some RawRepresentable<UInt8>) {
    write(kind.rawValue)
  }

  private mutating func write(_ transform: Transform) {
    for factor in [transform.a, transform.b, transform.c, transform.d] {
      write(factor, within: .factor)
    }
    write(transform.tx)
    write(transform.ty)
  }

  private mutating func write(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      write(ShapeKind.rect)
      write(rect)
    case .roundedRect(let rect, let radii):
      write(ShapeKind.roundedRect)
      write(rect)
      write(radii.topLeft)
      write(radii.topRight)
      write(radii.bottomRight)
      write(radii.bottomLeft)
    case .ellipse(let rect):
      write(ShapeKind.ellipse)
      write(rect)
    case .path(let path):
      write(ShapeKind.path)
      write(path)
    }
  }

  private mutating func write(_ path: Path) {
    write(path.usesEvenOddRule)
    write(integer: UInt32(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let point):
        write(PathElementKind.move)
        write(point)
      case .line(let point):
        write(PathElementKind.line)
        write(point)
      case .quadratic(let control, let point):
        write(PathElementKind.quadratic)
        write(control)
        write(point)
      case .cubic(let control1, let control2, let point):
        write(PathElementKind.cubic)
        write(control1)
        write(control2)
        write(point)
      case .close:
        write(PathElementKind.close)
      }
    }
  }

  private mutating func write(_ paint: Paint) {
    switch paint {
    case .color(let color):
      write(PaintKind.color)
      write(color)
    case .linearGradient(let start, let end, let stops):
      write(PaintKind.linearGradient)
      write(start)
      write(end)
      write(stops)
    case .radialGradient(let center, let radius, let stops):
      write(PaintKind.radialGradient)
      write(center)
      write(radius)
      write(stops)
    case .conicGradient(let center, let angle, let stops):
      write(PaintKind.conicGradient)
      write(center)
      write(angle)
      write(stops)
    }
  }

  private mutating func write(_ stops: [GradientStop]) {
    write(integer: UInt32(stops.count))
    for stop in stops {
      write(stop.location)
      write(stop.color)
    }
  }

  private mutating func write(_ style: StrokeStyle) {
    write(style.width)
    write(style.cap)
    write(style.join)
    write(style.miterLimit)
    write(integer: UInt32(style.dash.count))
    for length in style.dash { write(length) }
    write(style.dashPhase)
  }

  private mutating func write(_ shadow: Shadow) {
    write(shadow.color)
    write(Double(shadow.offset.width))
    write(Double(shadow.offset.height))
    write(shadow.blur, within: .blurRadius)
  }

  private mutating func write(_ run: TextRun) {
    write(run.text, within: .runText)
    write(run.font.family, within: .fontName)
    write(run.font.size, within: .fontSize)
    write(integer: UInt16(clamping: run.font.weight))
    write(run.font.isItalic)
    write(run.font.hasMonospacedDigits)
    write(run.color)
    write(run.origin)
    write(run.tracking, within: .tracking)
    write(run.isRightToLeft)
    write(run.strokeWidth)
  }
}
