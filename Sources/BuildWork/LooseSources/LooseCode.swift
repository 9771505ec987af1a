import AppBuilder
import Foundation
import Safeguards
import SwiftSyntax

/// The declarations in Swift files without a project, as far as they matter for the app's start.
struct LooseCode {
  private static let controllers: Set = [
    "UIViewController", "UICollectionViewController", "UINavigationController",
    "UIPageViewController", "UISplitViewController", "UITabBarController", "UITableViewController",
  ]

  private let files: [SourceFile]
  private let index: DeclarationIndex
  private let target: AppTarget

  /// - Throws: `BuildFailure` if a file can't be read.
  init(_ target: AppTarget) throws {
    let watch = SourceWatch()
    self.target = target
    files = try target.sources.enumerated().map {
      try SourceFile($0.element, index: $0.offset, watch: watch)
    }
    index = DeclarationIndex(
      files: files,
      conditions: BuildConditions(
        names: Set(target.compilationConditions), swiftVersion: target.swiftVersion,
        canImport: { _ in true }), watch: watch)
  }

  /// Whether the files contain the start of a program.
  var hasStart: Bool {
    index.hasMainFile
      || files.contains { file in
        file.tree.statements.contains { statement in
          let attributes = statement.item.asProtocol((any WithAttributesSyntax).self)?.attributes
          return !["main", "UIApplicationMain"].allSatisfy {
            attributes?.names.contains($0) != true
          }
        }
      }
  }

  /// Returns the first class that conforms to a protocol of delegates.
  func delegate(_ name: String) -> ClassDeclaration? {
    index.classes.first { $0.inherited.contains(name) && !$0.isGeneric && !$0.isHidden }
  }

  /// Returns the path of the file that declares a class.
  func file(of type: ClassDeclaration) -> String { files[type.file].url.path }

  /// Returns the line of a class.
  func line(of type: ClassDeclaration) -> Int? {
    files[type.file].diagnostic(.error, "", at: type.node.name).line
  }

  // MARK: The first screen

  /// Returns the expression that creates the view controller that the app shows first: the class
  /// ViewController, the first one in the only file, or the only one in several files.
  /// - Throws: `BuildFailure` if there's none, or several that could be first.
  func firstController() throws -> SwiftCode {
    let candidates = index.classes.filter {
      !$0.isGeneric && !$0.isHidden && !$0.path.contains(".") && !$0.isUnavailable
        && Self.controllers.contains(index.frameworkSuperclass(of: $0) ?? "")
    }
    let possible = candidates.filter(canBeMade)
    let usual = possible.first { $0.name == "ViewController" }
    if let only = usual ?? (files.count == 1 || possible.count == 1 ? possible.first : nil) {
      return call(of: only)
    }
    guard possible.isEmpty else { throw ambiguity(possible) }
    guard let candidate = candidates.first else {
      throw BuildFailure(
        "there's no view controller to show", file: target.project.path,
        hint: "declare a class that inherits from UIViewController, or an app delegate with @main")
    }
    throw BuildFailure(
      "the app can't create its first view controller, because its initializers have parameters",
      file: file(of: candidate), line: line(of: candidate), element: candidate.name,
      hint: "add an initializer without parameters, or an app delegate with @main")
  }

  private func ambiguity(_ types: [ClassDeclaration]) -> BuildFailure {
    let names = types.map { "\($0.name) (\(files[$0.file].url.lastPathComponent))" }.sorted()
    return BuildFailure(
      "\(types.count) view controllers could be the first: \(names.joined(separator: ", "))",
      file: target.project.path,
      hint: "name one of them ViewController, or add an app delegate with @main")
  }

  /// Returns the initializers that a class and its own superclasses declare, except those for
  /// storyboards.
  private func initializers(of type: ClassDeclaration) -> [MemberDeclaration] {
    let declared = index.lineage(of: type).lazy.map { type in
      type.members.filter {
        $0.kind == .initializer && !$0.modifiers.contains("convenience")
          && $0.parameters.first?.label != "coder"
      }
    }
    return declared.first { !$0.isEmpty } ?? []
  }

  private func canBeMade(_ type: ClassDeclaration) -> Bool {
    let own = initializers(of: type)
    return own.isEmpty
      || own.contains { $0.parameters.allSatisfy(\.hasDefault) || $0.fullName == Self.designated }
      || type.members.contains { $0.kind == .initializer && $0.parameters.isEmpty }
  }

  private static let designated = "init(nibName:bundle:)"

  private func call(of type: ClassDeclaration) -> SwiftCode {
    let own = initializers(of: type)
    let isCollection = index.frameworkSuperclass(of: type) == "UICollectionViewController"
    if isCollection, own.isEmpty {
      return "\(type.path)(collectionViewLayout: UICollectionViewFlowLayout())"
    }
    return "\(type.path)()"
  }
}
