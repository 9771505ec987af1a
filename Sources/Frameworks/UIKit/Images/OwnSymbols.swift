import AppRuntime
import Synchronization

/// The symbols in the asset catalogs of apps' bundles.
enum OwnSymbols {
  private static let known = Mutex<[String: Symbol?]>([:])

  /// Discards the symbols, because their files have changed.
  static func forgetAll() {
    known.withLock { $0 = [:] }
  }

  /// Returns the symbol in the set with a name, or `nil` if there's none.
  static func symbol(named name: String, in bundle: Bundle) -> Symbol? {
    let key = "\(bundle.bundlePath)\n\(name)"
    if let symbol = known.withLock({ $0[key] }) { return symbol }
    let symbol = read(name, in: bundle)
    known.withLock { $0[key] = .some(symbol) }
    return symbol
  }

  private static func read(_ name: String, in bundle: Bundle) -> Symbol? {
    guard let (file, rendering) = AssetCatalog.of(bundle).symbolSet(named: name),
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    do {
      let template = try SymbolTemplate(data, rendering: rendering)
      return Symbol(name: name, box: .zero, parts: [], template: template)
    } catch {
      report(
        .warning, error.message, file: (file as NSString).lastPathComponent, line: error.line)
      return nil
    }
  }
}
