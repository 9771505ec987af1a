import Foundation
import Safeguards
import SwiftSyntax

/// Generates the code that registers classes and their members by name at launch.
struct Registration {
  let index: DeclarationIndex
  let interface: UIKitInterface
  let moduleName: String
  /// Members that a selector refers to although they aren't marked.
  let additional: [String: Set<String>]

  /// Returns the code to append to each of some files.
  func trailers(of files: Set<Int>) -> [Int: SwiftCode] {
    var result: [Int: SwiftCode] = [:]
    for (number, type) in registered.enumerated() where Self.concerns(type, files) {
      let groups = Dictionary(grouping: exposed(type), by: \.file)
      for (file, members) in groups {
        result[file, default: ""] += memberList(
          name(file: file, type: number), of: type.path, node: type.node, members: members)
      }
      let lists: [SwiftCode] = groups.keys.sorted().map {
        "\(type.path).\(name(file: $0, type: number))()"
      }
      result[type.file, default: ""] += register(type, number: number, lists: lists)
    }
    for (number, entry) in foreign.enumerated() {
      let groups = Dictionary(grouping: entry.members, by: \.file)
      for (file, members) in groups {
        let list: SwiftCode = "_quinceForeign\(number)_\(file)"
        result[file, default: ""] += memberList(list, of: entry.type, members: members)
        let function = SwiftCode.line(
          "@MainActor func _quinceRegisterForeign\(number)_\(file)()",
          ["UIKit.ObjCRuntime.add(\(entry.type).\(list)(), to: \(entry.type).self)"])
        result[file, default: ""] += "\(function)\n"
      }
    }
    for type in index.classes
    where Self.concerns(type, files) && Self.isListed(type, in: index) {
      let list = Self.list(of: type)
      let groups = Dictionary(grouping: exposed(type), by: \.file)
      for (file, members) in groups {
        result[file, default: ""] += memberList(
          "\(list)_\(file)", of: type.path, node: type.node, members: members, isGeneric: true)
      }
      let lists: [SwiftCode] = ["[]"] + groups.keys.sorted().map { "\(list)_\($0)()" }
      let function = SwiftCode.line(
        "@MainActor static func \(list)() -> [UIKit.ObjCMember]", [lists.joined(separator: " + ")])
      let conformance = Self.isBelowListed(type, in: index) ? "" : ": UIKit.ObjCExposing"
      let attributes = index.checkedSystems.attributes(forNaming: type.node)
      let exposing = SwiftCode.line(
        "\(attributes)extension \(type.path)\(conformance)", [function])
      result[type.file, default: ""] += "\(exposing)\n"
    }
    return result
  }

  /// Returns whether any of a class's code is in some files.
  private static func concerns(_ type: ClassDeclaration, _ files: Set<Int>) -> Bool {
    files.contains(type.file) || type.members.contains { files.contains($0.file) }
  }

  // MARK: Generic classes

  /// Returns whether a class lists its members itself.
  ///
  /// Generic classes do, because they can't be named at the end of their file.
  private static func isListed(_ type: ClassDeclaration, in index: DeclarationIndex) -> Bool {
    type.isGeneric && !type.isUnavailable && index.frameworkSuperclass(of: type) != nil
      && index.lineage(of: type).allSatisfy { !$0.isGeneric || index.declares($0) }
  }

  private static func isBelowListed(_ type: ClassDeclaration, in index: DeclarationIndex) -> Bool {
    index.lineage(of: type).dropFirst().contains(where: \.isGeneric)
  }

  private static func list(of type: ClassDeclaration) -> SwiftCode {
    "_quinceGeneric_\(type.path.replacing(".", with: "_"))"
  }

  /// Makes generic classes list their members, starting with their superclasses' members.
  static func listGenericClasses(of index: DeclarationIndex, in plan: inout InjectionPlan) {
    for type in index.classes where isListed(type, in: index) {
      let isBelow = isBelowListed(type, in: index)
      let modifier = isBelow ? "override " : ""
      plan.inject(
        .line(
          "@MainActor package \(modifier)class func objcMembers() -> [UIKit.ObjCMember]",
          ["\(isBelow ? "super.objcMembers() + " : "")\(list(of: type))()"]),
        into: type.node.memberBlock, file: type.file)
    }
  }

  /// Returns the function that performs all registration, and the imports that it needs.
  /// - Parameters:
  ///   - function: The function's symbol name.
  ///   - libraries: The names of the libraries that the app is linked with. Their functions are
  ///     called first.
  func entryPoint(function: String, usesObject: Bool, libraries: [String]) -> SwiftCode {
    var calls: [SwiftCode] = registered.indices.map { "_quinceRegister\($0)()" }
    for (number, entry) in foreign.enumerated() {
      calls += Set(entry.members.map(\.file)).sorted().map {
        "_quinceRegisterForeign\(number)_\($0)()"
      }
    }
    if usesObject { calls.append("_quinceRegisterObject()") }
    let names: [SwiftCode] = libraries.map { "_quinceRegisterLibrary_\($0)" }
    let declarations: [SwiftCode] = zip(libraries, names).map { library, name in
      let symbol = ModuleRole.library.registration(of: library)
      return "@_silgen_name(\(literal: symbol)) nonisolated func \(name)()\n"
    }
    calls = names.map { "\($0)()" } + calls
    let body = SwiftCode.block(
      "@_cdecl(\(literal: function)) public nonisolated func _quinceRegisterClasses()",
      [.block("MainActor.assumeIsolated", calls)])
    return "import Foundation\nimport UIKit\n\(declarations.joined())\n\(body)\n"
  }

  /// The classes that can be named at the end of their file.
  var registered: [ClassDeclaration] {
    index.classes.filter { type in
      !type.isGeneric && !type.isUnavailable
        && (index.frameworkSuperclass(of: type) != nil || !exposed(type).isEmpty)
    }
  }

  /// Members that extensions add to types outside the module.
  private var foreign: [(type: String, members: [MemberDeclaration])] {
    index.foreignMembers.sorted { $0.key < $1.key }.compactMap { type, members in
      let members = members.filter {
        ($0.isExposed(in: nil) || ExtensionOverrides.contains($0, of: type)) && isRegistrable($0)
      }
      return members.isEmpty || index.findProtocol(type) != nil ? nil : (type, members)
    }
  }

  func exposed(_ type: ClassDeclaration) -> [MemberDeclaration] {
    let requirements = frameworkRequirements(of: type)
    return type.members.filter {
      ($0.isExposed(in: type) || additional[type.path]?.contains($0.fullName) == true
        || isWitness($0, of: requirements) || isRequirement($0, of: type))
        && isRegistrable($0)
    }
  }

  /// Returns whether a member implements a requirement of a framework's protocol. An asynchronous
  /// method isn't called by its name, and its arguments couldn't be handed to another actor.
  private func isWitness(_ member: MemberDeclaration, of requirements: Set<String>) -> Bool {
    !member.isPrivate && !member.isAsync && member.kind == .method
      && requirements.contains(member.fullName)
  }

  /// Returns the full names of the methods of the frameworks' protocols that a class conforms to,
  /// all of which Objective-C knows. UIKit asks an object which of them it has.
  private func frameworkRequirements(of type: ClassDeclaration) -> Set<String> {
    let lineage = index.lineage(of: type)
    return interface.requirements(
      of: lineage.flatMap(\.inherited).map(SystemModules.withoutFramework))
  }

  /// Returns whether a member implements a requirement of a protocol that Objective-C knows, which
  /// exposes it.
  private func isRequirement(_ member: MemberDeclaration, of type: ClassDeclaration) -> Bool {
    !member.isPrivate
      && type.inherited.contains { name in
        guard let declaration = index.findProtocol(name), declaration.isObjC else { return false }
        return declaration.members.contains {
          $0.kind == member.kind && $0.fullName == member.fullName
        }
      }
  }

  private func isRegistrable(_ member: MemberDeclaration) -> Bool {
    !member.isStatic && member.kind != .initializer && !member.isGeneric
      && !member.parameters.contains { $0.isInout || $0.isVariadic }
      && (!member.isUnavailable || member.isKnownToFiles)
  }

  private func name(file: Int, type: Int) -> SwiftCode { "_quinceMembers\(type)_\(file)" }

  // MARK: Text

  /// Returns an extension with a static method that lists members.
  ///
  /// The list names the type by an alias, because a member can have the type's name.
  /// - Parameter node: The declaration of the type, if it's in the module.
  private func memberList(
    _ name: SwiftCode, of type: String, node: ClassDeclSyntax? = nil,
    members: [MemberDeclaration], isGeneric: Bool = false
  ) -> SwiftCode {
    let owner = isGeneric ? type : "\(name)_Owner"
    let (head, body) = memberFunction(name, of: type, owner: owner, members: members)
    let attributes = node.map { index.checkedSystems.attributes(forNaming: $0) } ?? ""
    let alias: SwiftCode =
      isGeneric ? "" : "\(attributes)private typealias \(owner) = \(type)\n"
    return "\(alias)\(SwiftCode.block("\(attributes)extension \(type)", [.block(head, body)]))\n"
  }

  /// Returns a method of a class that lists members, in a single line.
  func memberLine(
    _ name: SwiftCode, of type: String, members: [MemberDeclaration], modifiers: SwiftCode
  ) -> SwiftCode {
    let (head, body) = memberFunction(
      name, of: type, owner: type, members: members, modifiers: modifiers)
    return .line(head, body)
  }

  private func memberFunction(
    _ name: SwiftCode, of type: String, owner: String, members: [MemberDeclaration],
    modifiers: SwiftCode = "static"
  ) -> (head: SwiftCode, body: [SwiftCode]) {
    let declaration = index.findClass(type)
    let all = declaration.map { index.lineage(of: $0).flatMap(\.members) } ?? members
    let overloads = Dictionary(grouping: all.filter { $0.kind == .method }, by: \.name)
      .mapValues(\.count)
    var lines = index.checkedSystems.guards(
      forNaming: members.map { Syntax($0.node) }, inside: declaration?.node)
    lines.append("var members: [UIKit.ObjCMember] = []")
    for member in members {
      // A requirement can have the name of other methods of the frameworks' classes.
      let isOverloaded =
        overloads[member.name, default: 0] > 1 || !member.isExposed(in: declaration)
      let entry =
        member.kind == .property
        ? property(member, of: type, owner)
        : method(member, of: owner, isOverloaded: isOverloaded)
      lines.append("members.append(\(entry))")
    }
    lines.append("return members")
    return ("@MainActor \(modifiers) func \(name)() -> [UIKit.ObjCMember]", lines)
  }

  private func property(_ member: MemberDeclaration, of type: String, _ owner: String) -> SwiftCode
  {
    let name =
      ExtensionOverrides.contains(member, of: type)
      ? InjectionPlan.moved(member.name, of: type) : member.name
    let failure: SwiftCode =
      "UIKit.ObjCRuntime.Failure.undefinedKey(\(literal: member.key), class: \(literal: type))"
    let set: SwiftCode =
      member.isSettable
      ? "$0.\(name) = try UIKit.ObjCRuntime.fitting($1)" : "_ = $0; _ = $1; throw \(failure)"
    return
      ".property(\(literal: member.key), of: \(owner).self, get: { $0.\(name) }, set: { \(set) })"
  }

  private func method(_ member: MemberDeclaration, of owner: String, isOverloaded: Bool)
    -> SwiftCode
  {
    let arguments = member.parameters.enumerated().map { index, parameter -> SwiftCode in
      var value: SwiftCode = "UIKit.ObjCRuntime.argument($1, \(index))"
      if isOverloaded {
        var type = parameter.type.replacing(/@escaping\s+/, with: "")
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        value = "(\(value) as \(type))"
      }
      return parameter.label.map { "\($0): \(value)" } ?? value
    }.joined(separator: ", ")
    let entry: SwiftCode = ".method(\(literal: member.selector), of: \(owner).self)"
    if member.isAsync {
      let values = arguments.text.replacing("$1", with: "arguments")
      let task = SwiftCode.line(
        "Task", ["@MainActor in _ = try await target.\(member.name)(\(values))"])
      return .line(
        entry, ["target, values in let arguments = values", "_ = arguments", task, "return nil"])
    }
    let attempt = member.parameters.isEmpty && !member.throwsErrors ? "" : "try "
    let call: SwiftCode = "\(attempt)$0.\(member.name)(\(arguments))"
    let unused: [SwiftCode] = member.parameters.isEmpty ? ["_ = $1"] : []
    return .line(entry, unused + (member.type == nil ? [call, "return nil"] : ["return \(call)"]))
  }

  private func register(_ type: ClassDeclaration, number: Int, lists: [SwiftCode]) -> SwiftCode {
    var arguments: [SwiftCode] = [
      "\(type.path).self", "name: \(literal: type.objcName)", "module: \(literal: moduleName)",
    ]
    switch index.frameworkSuperclass(of: type) {
    case "NSObject", "UIResponder", "UIViewController", "UITableViewController", "CALayer",
      "CAGradientLayer", "CAShapeLayer", "CATextLayer":
      if hasPlainInitializer(type) { arguments.append("make: { \(type.path)() }") }
    default: break
    }
    arguments.append("members: \(lists.isEmpty ? "[]" : lists.joined(separator: " + "))")
    let naming: [SwiftCode] =
      type.objcName == type.path
      ? [] : ["UIKit.ClassNames.add(\(literal: type.objcName), for: \(type.path).self)"]
    let entry: SwiftCode = "UIKit.ObjCClass(\(arguments.joined(separator: ", ")))"
    let function = SwiftCode.line(
      "@MainActor func _quinceRegister\(number)()",
      index.checkedSystems.guards(forNaming: [Syntax(type.node)]) + naming
        + ["UIKit.ObjCRuntime.register(\(entry))"])
    return "\(function)\n"
  }

  /// Returns whether `Type()` creates an instance.
  private func hasPlainInitializer(_ type: ClassDeclaration) -> Bool {
    for type in index.lineage(of: type) {
      let initializers = type.members.filter { $0.kind == .initializer }
      let plain = initializers.first { $0.parameters.allSatisfy(\.hasDefault) }
      if let plain {
        return !plain.modifiers.contains("failable") && !plain.throwsErrors && !plain.isAsync
          && !plain.isPrivate
      }
      if initializers.contains(where: { !$0.modifiers.contains("convenience") }) { return false }
    }
    return true
  }
}
