import DisplayList
import Stubs
import Synchronization

/// The symbols there are, by Apple's names, in shapes of our own.
enum SymbolLibrary {
  private static let cache = Mutex<[String: Symbol]>([:])

  /// The symbol with a name; one that is missing is reported.
  static func symbol(named name: String) -> Symbol? {
    if let known = cache.withLock({ $0[name] }) { return known }
    guard let symbol = make(name) else {
      if !name.isEmpty { Stub.symbol.tell(about: name) }
      return nil
    }
    cache.withLock { $0[name] = symbol }
    return symbol
  }

  private static func make(_ name: String) -> Symbol? {
    if let definition = SymbolShapes.all[name] { return definition.symbol(name) }
    for (suffix, isFilled) in [
      (".circle.fill", true), (".circle", false), (".square.fill", true), (".square", false),
    ] where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      guard let inner = SymbolShapes.all[base] ?? SymbolShapes.digit(base) else { continue }
      return enclosed(inner, name: name, isRound: suffix.contains("circle"), isFilled: isFilled)
    }
    return nil
  }

  private static func enclosed(
    _ inner: SymbolShapes.Definition, name: String, isRound: Bool, isFilled: Bool
  ) -> Symbol {
    let side = 20.0
    let symbol = inner.symbol(name)
    let factor = min(10.5 / Double(symbol.box.width), 10.5 / Double(symbol.box.height), 0.72)
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: (side - Double(symbol.box.width) * factor) / 2,
      ty: (side - Double(symbol.box.height) * factor) / 2)
    let glyph = symbol.parts.map { $0.applying(transform) }
    let inset = isFilled ? 0.3 : 1.1
    let frame = CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)
    var outline = Path()
    if isRound { outline.addEllipse(in: frame) } else { outline = .rounded(frame, radius: 4) }
    return Symbol(
      name: name, box: CGSize(width: side, height: side),
      parts: isFilled ? [.pierced(outline, glyph)] : [.stroke(outline)] + glyph)
  }
}

extension Symbol.Part {
  fileprivate func applying(_ transform: CGAffineTransform) -> Symbol.Part {
    switch self {
    case .stroke(let path): .stroke(path.applying(transform))
    case .area(let path): .area(path.applying(transform))
    case .pierced(let path, let holes):
      .pierced(path.applying(transform), holes.map { $0.applying(transform) })
    }
  }
}

extension Path {
  /// A rectangle with round corners.
  static func rounded(_ rect: CGRect, radius: CGFloat) -> Path {
    let left = rect.minX
    let right = rect.maxX
    let top = rect.minY
    let bottom = rect.maxY
    let pull = radius * 0.4477
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return Path(elements: [
      .move(point(left + radius, top)), .line(point(right - radius, top)),
      .cubic(
        control1: point(right - pull, top), control2: point(right, top + pull),
        to: point(right, top + radius)),
      .line(point(right, bottom - radius)),
      .cubic(
        control1: point(right, bottom - pull), control2: point(right - pull, bottom),
        to: point(right - radius, bottom)),
      .line(point(left + radius, bottom)),
      .cubic(
        control1: point(left + pull, bottom), control2: point(left, bottom - pull),
        to: point(left, bottom - radius)),
      .line(point(left, top + radius)),
      .cubic(
        control1: point(left, top + pull), control2: point(left + pull, top),
        to: point(left + radius, top)), .close,
    ])
  }
}
