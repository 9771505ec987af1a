import AppBuilder
import Foundation

/// The libraries of a build.
///
/// Each is rewritten when a module that imports it is rewritten.
final class Libraries {
  /// A library that is ready to be compiled.
  struct Entry {
    let library: Library
    let module: RewrittenModule
    /// The names of the libraries that it imports, directly or indirectly.
    let imports: [String]
    /// The C modules that it imports.
    let headers: [HeaderLibrary]
  }

  /// The requested libraries, each after the libraries that it imports.
  private(set) var entries: [Entry] = []
  /// The libraries that already exist in the app that hosts the product being built.
  private let hosted: [Entry]

  private let finder: LibraryFinder?
  private let rewriter: (Library) throws -> RewrittenModule
  private var findings: [String: LibraryFinding?] = [:]
  private var isBeingRewritten: [String] = []

  /// - Parameters:
  ///   - finder: Finds libraries, or `nil` to find none.
  ///   - hosted: The libraries that already exist in the app that hosts the product.
  ///   - rewriter: A closure that rewrites a library, and requests the libraries that it imports.
  init(
    finder: LibraryFinder?, hosted: [Entry] = [],
    rewriter: @escaping (Library) throws -> RewrittenModule
  ) {
    self.finder = finder
    self.hosted = hosted
    self.rewriter = rewriter
  }

  /// Returns whether a module with that name exists and can be built.
  func offers(_ module: String) -> Bool {
    switch try? finding(module) {
    case .library?, .headers?: true
    case .refusal?, nil: false
    }
  }

  /// Returns a description of why a module can't be built, or `nil` if the module isn't known.
  func refusal(_ module: String) throws -> String? {
    guard case .refusal(let reason)? = try finding(module) else { return nil }
    return reason
  }

  /// Returns the declarations of the libraries that modules import, rewriting the libraries if
  /// necessary.
  /// - Throws: `BuildFailure`
  func indices(of modules: [String]) throws -> [(module: String, index: DeclarationIndex)] {
    var names: [String] = []
    for module in modules where offers(module) {
      try rewrite(module)
      for name in imports(of: module) + [module] where !names.contains(name) { names.append(name) }
    }
    return names.compactMap { name in entry(name).map { (name, $0.module.index) } }
  }

  /// Returns the C modules that a module and its libraries import.
  func headers(for module: RewrittenModule) -> [HeaderLibrary] {
    headers(of: module) + (hosted + entries).flatMap(\.headers)
  }

  private func headers(of module: RewrittenModule) -> [HeaderLibrary] {
    Set(module.index.imports.map(\.module)).sorted().compactMap { name in
      guard case .headers(let library)? = try? finding(name) else { return nil }
      return library
    }
  }

  private func entry(_ module: String) -> Entry? {
    (hosted + entries).first { $0.library.name == module }
  }

  private func imports(of module: String) -> [String] { entry(module)?.imports ?? [] }

  private func finding(_ module: String) throws -> LibraryFinding? {
    if let known = findings[module] { return known }
    if let known = entry(module) { return .library(known.library) }
    let found = try finder?.find(module)
    findings[module] = found
    return found
  }

  private func rewrite(_ module: String) throws {
    guard entry(module) == nil, case .library(let library)? = try finding(module) else { return }
    guard !isBeingRewritten.contains(module) else {
      let circle = isBeingRewritten.drop { $0 != module } + [module]
      throw BuildFailure(
        "these modules import each other: \(circle.joined(separator: ", "))",
        file: library.target.project.path)
    }
    isBeingRewritten.append(module)
    defer { isBeingRewritten.removeLast() }
    try library.target.checkModuleName()
    let rewritten = try rewriter(library)
    entries.append(
      Entry(
        library: library, module: rewritten,
        imports: rewritten.index.imported.map(\.module), headers: headers(of: rewritten)))
  }
}
