import DeviceProtocol
import Safeguards
import SwiftSyntax

/// The releases whose names code may use only after it has checked the device's system.
///
/// On iOS, the compiler knows the system that introduced each name. On Linux, it doesn't know iOS, so
/// each release is an availability domain: `#available(iOS 26, *)` becomes `#available(IOS26)`.
struct CheckedSystems: Sendable {
  /// The releases that the device has, but that are newer than the deployment target.
  private let releases: [SystemRelease]

  /// - Parameters:
  ///   - target: The deployment target, or `nil` if the code can use all names.
  ///   - device: The version of the device's system.
  init(target: SystemVersion?, device: SystemVersion) {
    releases =
      target.map { target in
        Self.newer(than: target).filter { $0.version.major <= device.major }
      } ?? []
  }

  /// Returns the releases with names that an app with a deployment target can't always use.
  static func newer(than target: SystemVersion) -> [SystemRelease] {
    SystemRelease.allCases.filter { $0.domain != nil && $0.version.major > target.major }
  }

  /// Returns the names of the domains that stand for a version.
  private func domains(of version: SystemVersion) -> [SwiftCode] {
    releases.filter { $0.version.major <= version.major }.compactMap(\.domain)
      .map { SwiftCode(verbatim: $0) }
  }

  // MARK: Conditions

  /// Returns the replacement for a condition such as `#available(iOS 26, *)`, if it needs one.
  func replacement(for condition: AvailabilityConditionSyntax) -> SwiftCode? {
    guard let version = SystemVersion.asked(for: condition.availabilityArguments.trimmedDescription)
    else { return nil }
    let domains = domains(of: version)
    if condition.availabilityKeyword.text == "#unavailable" {
      return domains.last.map { "#unavailable(\($0))" }
    }
    return domains.isEmpty ? nil : Self.check(domains)
  }

  /// Returns the statement that belongs at the start of the `else` branch of a condition such as
  /// `#unavailable(iOS 27)`, and its offset, if the condition stands for several domains.
  ///
  /// The replacement names only the newest domain, but the branch can use the names of all of them.
  func elseStatement(
    of condition: AvailabilityConditionSyntax
  ) -> (statement: SwiftCode, offset: Int)? {
    guard condition.availabilityKeyword.text == "#unavailable",
      let version = SystemVersion.asked(for: condition.availabilityArguments.trimmedDescription),
      let block = Self.elseBlock(of: condition)
    else { return nil }
    let others = domains(of: version).dropLast()
    return others.isEmpty
      ? nil
      : (
        Self.guardStatement(Array(others)),
        block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      )
  }

  /// Returns the block that runs if a condition is false, if nothing else can be the reason.
  private static func elseBlock(of condition: AvailabilityConditionSyntax) -> CodeBlockSyntax? {
    guard let list = condition.parent?.parent?.as(ConditionElementListSyntax.self), list.count == 1
    else { return nil }
    if case .codeBlock(let block)? = list.parent?.as(IfExprSyntax.self)?.elseBody { return block }
    return list.parent?.as(GuardStmtSyntax.self)?.body
  }

  private static func check(_ domains: [SwiftCode]) -> SwiftCode {
    domains.map { "#available(\($0))" }.joined(separator: ", ")
  }

  // MARK: Declarations

  /// Returns the replacement for an attribute such as `@available(iOS 26, *)`, if it needs one.
  func replacement(for attribute: AttributeSyntax) -> SwiftCode? {
    guard attribute.attributeName.trimmedDescription == "available",
      let arguments = attribute.arguments?.trimmedDescription,
      let version = SystemVersion.asked(for: arguments)
    else { return nil }
    let domains = domains(of: version)
    return domains.isEmpty ? nil : Self.attributes(domains)
  }

  private static func attributes(_ domains: [SwiftCode]) -> SwiftCode {
    domains.map { "@available(\($0))" }.joined(separator: " ")
  }

  /// Returns the attributes for generated code that names a declaration, followed by a space, or an
  /// empty string.
  func attributes(forNaming node: some SyntaxProtocol) -> SwiftCode {
    let domains = domains(around: node)
    return domains.isEmpty ? "" : Self.attributes(domains) + " "
  }

  /// Returns the statements after which generated code can name declarations.
  ///
  /// The statements never fail, because `NewerSystems` removes declarations that the device doesn't
  /// have.
  /// - Parameter type: A type whose domains the code is already marked with.
  func guards(
    forNaming nodes: [Syntax], inside type: ClassDeclSyntax? = nil
  ) -> [SwiftCode] {
    let known = type.map { Set(domains(around: $0).map(\.text)) } ?? []
    let needed = nodes.map(domains(around:)).max { $0.count < $1.count } ?? []
    let missing = needed.filter { !known.contains($0.text) }
    return missing.isEmpty ? [] : [Self.guardStatement(missing)]
  }

  private static func guardStatement(_ domains: [SwiftCode]) -> SwiftCode {
    .line("guard \(check(domains)) else", ["Swift.fatalError()"])
  }

  /// Returns the domains of a declaration, and of those that contain it.
  private func domains(around node: some SyntaxProtocol) -> [SwiftCode] {
    guard !releases.isEmpty else { return [] }
    let versions = sequence(first: Syntax(node), next: \.parent)
      .compactMap { $0.asProtocol((any WithAttributesSyntax).self)?.attributes.newestSystem }
    return versions.max().map { self.domains(of: $0) } ?? []
  }
}
