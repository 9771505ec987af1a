import DeviceProtocol
import SwiftSyntax

/// Evaluates `#if` conditions as a build for iOS would.
struct BuildConditions {
  /// The names that are set with `-D`.
  let names: Set<String>
  /// The Swift version, such as `5`.
  let swiftVersion: String
  /// Whether a module can be imported, including modules that have another name on Linux.
  let canImport: (String) -> Bool
  /// The device's system version.
  var systemVersion = SystemRelease.oldest.version
  /// The oldest system that the code supports, or `nil` if the code can use the names of all
  /// systems.
  var deploymentTarget: SystemVersion?

  /// The systems that the code must check.
  var checkedSystems: CheckedSystems {
    CheckedSystems(target: deploymentTarget, device: systemVersion)
  }

  /// Returns the clause that's active in a build for iOS.
  func activeClause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return isTrue(condition)
    }
  }

  /// Returns whether a condition holds.
  func isTrue(_ condition: ExprSyntax) -> Bool {
    var reader = Reader(
      tokens: Array(condition.tokens(viewMode: .sourceAccurate)), conditions: self)
    return reader.disjunction()
  }

  /// Returns the parts of a condition whose value differs between a build here and a build for iOS,
  /// with their values for iOS.
  func overridden(in condition: ExprSyntax) -> [(node: Syntax, value: Bool)] {
    let finder = Finder(conditions: self)
    finder.walk(condition)
    return finder.found
  }

  /// - Parameters:
  ///   - version: The version of the module that `canImport` requires.
  ///   - node: A part of the condition.
  fileprivate func value(
    of function: String, argument: String, version: String?, in node: some SyntaxProtocol
  ) -> Bool? {
    switch function {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    case "canImport" where argument == "SwiftUI" && Self.needsNoSwiftUI(Syntax(node)): true
    case "canImport": canImport(argument) && isModule(argument, atLeast: version)
    case "_runtime": argument == "_ObjC"
    default: nil
    }
  }

  /// Returns whether a part of a condition checks for SwiftUI in a file that doesn't import it.
  ///
  /// Such a file uses only Combine's names, because SwiftUI and Combine are on the same systems. If
  /// the condition checks for both, it's about SwiftUI's names.
  private static func needsNoSwiftUI(_ node: Syntax) -> Bool {
    let clause = sequence(first: node, next: \.parent).lazy.compactMap {
      $0.as(IfConfigClauseSyntax.self)
    }.first
    guard clause?.condition?.description.contains("canImport(Combine)") != true else {
      return false
    }
    return !node.root.description.contains(/import\s+(?:\w+\s+)?SwiftUI\b/)
  }

  /// Returns whether a module has at least a version.
  ///
  /// As in Xcode, a module whose version isn't known has every version.
  private func isModule(_ module: String, atLeast version: String?) -> Bool {
    guard module == "UIKit", let version,
      let needed = SystemVersion(version.filter { $0 != "\"" })
    else { return true }
    return SystemRelease.oldest(for: systemVersion).moduleVersion >= needed
  }

  private final class Finder: SyntaxVisitor {
    let conditions: BuildConditions
    var found: [(Syntax, Bool)] = []

    init(conditions: BuildConditions) {
      self.conditions = conditions
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = node.arguments.first?.expression.trimmedDescription,
        let value = conditions.value(
          of: name, argument: argument,
          version: node.arguments.dropFirst().first?.expression.trimmedDescription, in: node)
      else { return .visitChildren }
      found.append((Syntax(node), value))
      return .skipChildren
    }
  }

  /// A parser that reads a condition token by token.
  private struct Reader {
    let tokens: [TokenSyntax]
    let conditions: BuildConditions
    var position = 0

    var text: String? { position < tokens.count ? tokens[position].text : nil }

    mutating func take(_ expected: String) -> Bool {
      guard text == expected else { return false }
      position += 1
      return true
    }

    mutating func disjunction() -> Bool {
      var value = conjunction()
      while take("||") {
        let other = conjunction()
        value = value || other
      }
      return value
    }

    mutating func conjunction() -> Bool {
      var value = negation()
      while take("&&") {
        let other = negation()
        value = value && other
      }
      return value
    }

    mutating func negation() -> Bool {
      if take("!") { return !negation() }
      if take("(") {
        let value = disjunction()
        _ = take(")")
        return value
      }
      guard let name = text else { return false }
      position += 1
      guard take("(") else {
        return name == "true" || conditions.names.contains(name)
      }
      var argument = ""
      var depth = 1
      while let next = text, depth > 0 {
        position += 1
        if next == "(" { depth += 1 }
        if next == ")" { depth -= 1 }
        if depth > 0 { argument += next }
      }
      return function(name, argument)
    }

    func function(_ name: String, _ argument: String) -> Bool {
      if let value = conditions.value(
        of: name, argument: String(argument.prefix { $0 != "," }),
        version: argument.split(separator: ":").dropFirst().last.map(String.init),
        in: tokens[0])
      {
        return value
      }
      switch name {
      case "swift":
        return compare(conditions.swiftVersion == "5" ? "5.10" : conditions.swiftVersion, argument)
      case "compiler": return compare("6.3", argument)
      case "arch":
        #if arch(arm64)
          return argument == "arm64"
        #else
          return argument == "x86_64"
        #endif
      case "_endian": return argument == "little"
      case "_pointerBitWidth": return argument == "_64"
      case "hasFeature", "hasAttribute": return true
      default: return false
      }
    }

    func compare(_ version: String, _ argument: String) -> Bool {
      let isLess = argument.hasPrefix("<")
      let wanted = argument.drop { "<>=".contains($0) }.split(separator: ".").compactMap { Int($0) }
      let have = version.split(separator: ".").compactMap { Int($0) }
      for index in 0..<max(wanted.count, have.count) {
        let left = index < have.count ? have[index] : 0
        let right = index < wanted.count ? wanted[index] : 0
        if left != right { return isLess ? left < right : left > right }
      }
      return !isLess
    }
  }
}
