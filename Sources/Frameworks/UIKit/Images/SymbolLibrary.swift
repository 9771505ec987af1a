import AppRuntime
import DisplayList
import Stubs
import Synchronization

/// The available symbols.
///
/// They have Apple's names and Quince's own shapes.
enum SymbolLibrary {
  /// The folder with an SVG file for each symbol.
  ///
  /// Its folder `Characters` contains characters that are symbols only when they're in a circle or
  /// a square.
  static let folder = FrameworkFiles.folder + "/Symbols"

  private static let cache = Mutex<[String: Symbol]>([:])

  /// Returns the symbol with a name.
  ///
  /// A missing symbol is reported. If Apple might have a symbol with the name, it's replaced with a
  /// placeholder.
  static func symbol(named name: String) -> Symbol? {
    if let known = cache.withLock({ $0[name] }) { return known }
    if let symbol = make(name) {
      cache.withLock { $0[name] = symbol }
      return symbol
    }
    if !name.isEmpty { Stub.symbol.report(about: name) }
    return standIn(for: name)
  }

  /// Returns the symbol whose name is the longest prefix of another name in whole words.
  ///
  /// If only Apple's symbols start with the name, this returns an outline, and if it isn't a
  /// symbol's name, it returns `nil`.
  private static func standIn(for name: String) -> Symbol? {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = words.first, SymbolWords.first.contains(first),
      !fileTypes.contains(words[words.count - 1]), words.count > 1 || !isCharacter(first)
    else { return nil }
    while words.count > 1 {
      words.removeLast()
      if let symbol = make(words.joined(separator: ".")) { return symbol }
    }
    return Symbol(
      name: name, box: CGSize(width: 20, height: 20), parts: [.stroke(brokenSquare)])
  }

  /// Returns whether a word represents a letter or a number, which is a symbol only with an
  /// enclosing shape.
  private static func isCharacter(_ word: String) -> Bool {
    word.count == 1 || word.contains(where: \.isNumber)
  }

  /// The extensions of file names, which aren't part of symbol names.
  private static let fileTypes: Set = ["svg", "png", "pdf", "jpg"]

  /// The dashed outline of a square.
  private static let brokenSquare: Path = {
    var path = Path()
    for (near, far) in [(2.0, 5.0), (8.5, 11.5), (15.0, 18.0)] {
      for side in [2.0, 18.0] {
        path.elements += [.move(CGPoint(x: near, y: side)), .line(CGPoint(x: far, y: side))]
        path.elements += [.move(CGPoint(x: side, y: near)), .line(CGPoint(x: side, y: far))]
      }
    }
    return path
  }()

  private static func make(_ name: String) -> Symbol? {
    if let symbol = drawn(name, in: folder) { return symbol }
    for (suffix, isFilled) in [
      (".circle.fill", true), (".circle", false), (".square.fill", true), (".square", false),
    ] where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      guard let inner = drawn(base, in: folder) ?? characters(base) else { continue }
      return enclosed(inner, name: name, isRound: suffix.contains("circle"), isFilled: isFilled)
    }
    return nil
  }

  /// Returns a symbol that shows a letter, a digit, or two digits in a circle or square.
  private static func characters(_ name: String) -> Symbol? {
    let folder = folder + "/Characters"
    if let character = drawn(name, in: folder) { return character }
    guard name.count == 2, let number = Int(name), (0...50).contains(number) else { return nil }
    let digits = name.compactMap { drawn(String($0), in: folder) }
    guard digits.count == 2 else { return nil }
    let shift = CGAffineTransform(translationX: digits[0].box.width, y: 0)
    return Symbol(
      name: name,
      box: CGSize(width: digits[0].box.width + digits[1].box.width, height: digits[0].box.height),
      parts: digits[0].parts + digits[1].parts.map { $0.applying(shift) })
  }

  /// Returns the symbol from a file in a folder, or `nil` if there's no such file.
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
    let box = isRound ? CGSize(width: 19, height: 18.5) : CGSize(width: 20, height: 20)
    let room = isRound ? 9.3 : 10.5
    let factor = min(room / Double(inner.box.width), room / Double(inner.box.height), 0.72)
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor,
      tx: Double(box.width - inner.box.width * factor) / 2,
      ty: Double(box.height - inner.box.height * factor) / 2)
    let glyph = inner.parts.map { $0.applying(transform) }
    let side = (isRound ? 16.9 : 19.4) - (isFilled ? 0 : Symbol.lineWidth(.regular))
    let frame = CGRect(
      x: (box.width - side) / 2, y: (box.height - side) / 2, width: side, height: side)
    let corner =
      isRound
      ? CGSize(width: frame.width / 2, height: frame.height / 2) : CGSize(width: 4, height: 4)
    var outline = Path()
    outline.addRoundedRect(frame, radii: (corner, corner, corner, corner))
    return Symbol(
      name: name, box: box,
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
