import AppRuntime
import DisplayList
import Stubs
import Synchronization

/// The symbols there are, by Apple's names, in shapes of our own.
enum SymbolLibrary {
  /// An SVG file for each symbol, and in `Characters` for what is a symbol in a circle or a square only.
  static let folder = FrameworkFiles.folder + "/Symbols"

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
    if let symbol = drawn(name, in: folder) { return symbol }
    for (suffix, isFilled) in [
      (".circle.fill", true), (".circle", false), (".square.fill", true), (".square", false),
    ] where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      guard let inner = drawn(base, in: folder) ?? drawn(base, in: folder + "/Characters") else {
        continue
      }
      return enclosed(inner, name: name, isRound: suffix.contains("circle"), isFilled: isFilled)
    }
    return nil
  }

  /// The symbol that a file of a folder shows, if there is one.
  private static func drawn(_ name: String, in folder: String) -> Symbol? {
    let file = "\(folder)/\(name).svg"
    guard !name.contains("/"), access(file, R_OK) == 0 else { return nil }
    do {
      return try SymbolDrawing.symbol(
        named: name, in: URL(fileURLWithPath: file, isDirectory: false))
    } catch {
      report(.error, error.reason, file: "\(name).svg", line: error.line)
      return nil
    }
  }

  private static func enclosed(
    _ inner: Symbol, name: String, isRound: Bool, isFilled: Bool
  ) -> Symbol {
    let side = 20.0
    let factor = min(10.5 / Double(inner.box.width), 10.5 / Double(inner.box.height), 0.72)
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: (side - Double(inner.box.width) * factor) / 2,
      ty: (side - Double(inner.box.height) * factor) / 2)
    let glyph = inner.parts.map { $0.applying(transform) }
    let inset = isFilled ? 0.3 : 1.1
    let frame = CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)
    let corner =
      isRound
      ? CGSize(width: frame.width / 2, height: frame.height / 2) : CGSize(width: 4, height: 4)
    var outline = Path()
    outline.addRoundedRect(frame, radii: (corner, corner, corner, corner))
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
