import AppBuilder
import DeviceProtocol
import Foundation
import Safeguards
import SupplementFiles
import SwiftSyntax

/// Rewrites Swift that needs Objective-C into Swift that doesn't, without moving any line.
struct SourceRewriter {
  let target: AppTarget
  /// The folder for the rewritten files.
  let folder: URL
  let interface: UIKitInterface
  let advice: NameAdvice
  /// Returns whether the compiler can import a module.
  let isInstalled: (String) -> Bool
  let watch: SourceWatch
  let libraries: Libraries
  /// The purpose of the module.
  let role: ModuleRole
  /// The version of the device's system.
  let systemVersion: SystemVersion
  /// The names that the compiler didn't find in an earlier attempt.
  var repairs = Repairs()
  /// The files, if they're being edited.
  ///
  /// In that case, errors in them don't prevent the others from being rewritten.
  var editing: EditedSources?

  /// - Throws: `BuildFailure` if a file can't be read, or contains something invalid.
  func rewrite() throws -> RewrittenModule {
    var files = try sourceFiles()
    if let start = target.start, case .app = role {
      files.append(
        SourceFile(
          folder.appendingPathComponent("QuinceApp.swift"), index: files.count,
          bytes: Array(start.code.text.utf8)))
    }
    files += try generatedClasses(after: files.count)
    var failures: [Diagnostic] = []
    let conditions = BuildConditions(
      names: Set(target.compilationConditions),
      swiftVersion: target.swiftVersion,
      canImport: { SystemModules.isOnPhones($0) ?? (isInstalled($0) || libraries.offers($0)) },
      systemVersion: systemVersion, deploymentTarget: target.checkedDeploymentTarget)
    var parsed = DeclarationIndex(files: files, conditions: conditions, watch: watch)
    try collect(&failures) { try checkNames(files) }
    let omissions = leaveOut(of: &files, &parsed, conditions)
    let skipped = SkippedImports(of: parsed, in: files, isAvailable: isAvailable)
    try collect(&failures) {
      try check(parsed, files: files, skipped)
      parsed.imported = try libraries.indices(of: parsed.imports.map(\.module).filter(needsLibrary))
    }
    let index = parsed
    let dispatch = ExtensionDispatch(index: index, interface: interface)
    var plan = InjectionPlan(index: index, besides: dispatch.members)
    var witnesses = Witnesses(index: index, interface: interface)
    witnesses.add(to: &plan)
    let infers = (target.settings["SWIFT_VERSION"] ?? "5").hasPrefix("3")
    let selectors = SelectorResolver(index: index, interface: interface, infersExposure: infers)
    let optionals = OptionalRequirements(index: index, interface: interface)
    exposeLocalClasses(index, to: &plan)
    Registration.listGenericClasses(of: index, in: &plan)
    ExtensionOverrides.rename(in: index, &plan)
    var additions = dispatch.add(to: &plan)
    ManagedProperties(index: index, interface: interface).add(to: &plan)
    let madeObjects = MadeObjects(index: index, interface: interface).add(to: &plan)
    additions.merge(DynamicProperties(index: index).add(to: &plan)) { $0 + $1 }
    additions.merge(FoundationOverrides(index: index).add(to: &plan)) { $0 + $1 }
    TaskCompletions.add(to: &plan, for: index)
    additions.merge(TaskObservers.conformances(in: index)) { $0 + $1 }
    additions.merge(ChallengeObservers.conformances(in: index)) { $0 + $1 }
    DateSymbols.unwrapOverrides(in: index, &plan)
    let tests = testRegistration(of: index)
    additions.merge(tests?.trailers() ?? [:]) { $0 + $1 }
    let roots = ObjectRoots(index: index, files: files)
    plan.replace(roots.tokens, with: Supplements.objectName)
    plan.uncover(index.classes.filter(\.isHidden), in: files)
    let injections = plan
    let rewrittenFiles = files.filter { editing?.includes($0) ?? true }
    let changes = try Parallel.map(rewrittenFiles) { file in
      let rewriter = FileRewriter(
        file, index: index, conditions: conditions, plan: injections, selectors: selectors,
        optionals: optionals, repairs: repairs.repairs(of: file), skippedImports: skipped,
        bundle: target.bundleCode, isEdited: editing != nil)
      watch.during(file.url, size: file.bytes.count) { rewriter.run() }
      return rewriter
    }
    let separate = try SeparateNameUses(in: files, conditions: conditions, watch: watch)
    let diagnostics = failures + changes.flatMap(\.diagnostics)
    if editing == nil, diagnostics.contains(where: { $0.severity == .error }) {
      throw advice.advise(BuildFailure(diagnostics), index: index, files: files)
    }
    let registration = Registration(
      index: index, interface: interface, moduleName: target.moduleName,
      additional: selectors.additional)
    let trailers = registration.trailers(of: Set(rewrittenFiles.map(\.index)))
    let protocolDefaults = Dictionary(grouping: index.protocols.values, by: \.file)
      .mapValues {
        $0.sorted { $0.name < $1.name }.compactMap { Self.defaults($0, index.checkedSystems) }
      }
      .filter { !$0.value.isEmpty }.mapValues { $0.joined() }
    let added = AddedImports(index: index, fileCount: files.count, settings: target.settings)
    var rewritten: [RewrittenModule.File] = []
    for (file, change) in zip(rewrittenFiles, changes) {
      let imports =
        change.addedImports.union(separate.modules[file.index] ?? []).map { "import \($0)" }
        + (injections.imports[file.index] ?? []).compactMap(translated)
      let trailer = [protocolDefaults, additions, trailers].compactMap { $0[file.index] }.joined()
      rewritten.append(
        assemble(
          file, edits: change.edits, imports: Set(imports), trailer: trailer, added: added))
    }
    if editing?.only != nil {
      return RewrittenModule(
        files: rewritten, hasMainFile: index.hasMainFile, warnings: diagnostics, index: index,
        interface: interface)
    }
    let supplements = Supplements.files(
      usesObject: !roots.tokens.isEmpty,
      failsOffline: OfflineSupplement.isNeeded(by: files, with: index),
      usesSessions: SessionSupplement.isNeeded(by: files, with: index))
    for file in supplements {
      rewritten.append(.init(url: folder.appendingPathComponent(file.name), text: file.text))
    }
    let function = role.registration(of: target.moduleName)
    let entry = registration.entryPoint(
      function: function, usesObject: !roots.tokens.isEmpty,
      libraries: role.registersLibraries ? libraries.entries.map(\.library.name) : [])
    let parts: [String?] = [
      entry.text, tests?.entryPoint(after: "_quinceRegisterClasses").text,
      Supplements.text(for: index, in: files),
      target.resourceBundle.map(Supplements.resourceBundle),
      witnesses.defaultClasses().map { "\($0)\n" }.joined(), madeObjects,
      generatedSymbols(besides: index).text,
    ]
    rewritten.append(
      .init(
        url: folder.appendingPathComponent("QuinceRegistration.swift"),
        text: parts.compactMap(\.self).joined()))
    return RewrittenModule(
      files: rewritten, hasMainFile: index.hasMainFile, warnings: diagnostics, index: index,
      interface: interface, frameworks: frameworks(of: index, besides: separate.all),
      omissions: omissions,
      tests: tests.map { $0.declared + TestFunctions(in: files, conditions).declared } ?? [])
  }

  /// Removes the code of a library that needs frameworks that Quince doesn't have.
  private func leaveOut(
    of files: inout [SourceFile], _ index: inout DeclarationIndex, _ conditions: BuildConditions
  ) -> FrameworkOmissions {
    guard case .library = role else { return FrameworkOmissions() }
    let imports = index.imports.filter {
      NamePrefixes.partialFrameworks.contains($0.module)
        || MissingModule.apples.contains($0.module) && !isAvailable($0.module)
    }
    guard !imports.isEmpty else { return FrameworkOmissions() }
    let omissions = FrameworkOmissions(
      from: &files, imports: imports.map { ($0.file, $0.node) }, repairs: repairs)
    index = DeclarationIndex(files: files, conditions: conditions, watch: watch)
    index.omittedNames = omissions.needs
    return omissions
  }

  /// Returns the frameworks that files import as separate libraries.
  /// - Parameter used: The frameworks that files use without importing them.
  private func frameworks(of index: DeclarationIndex, besides used: Set<String>) -> Set<String> {
    Set(index.imports.map(\.module)).intersection(Frameworks.separate).union(used)
  }

  private func testRegistration(of index: DeclarationIndex) -> TestRegistration? {
    guard case .tests = role else { return nil }
    return TestRegistration(index: index, target: target.name, role: role)
  }

  /// Returns the code that Xcode generates for the target's asset and string catalogs.
  ///
  /// Tests use the code of their app.
  private func generatedSymbols(besides index: DeclarationIndex) -> SwiftCode {
    if case .tests = role { return "" }
    return AssetSymbols(target, index: index, interface: interface).code
      + StringSymbols(target, index: index).code
  }

  /// Returns the classes that Xcode generates for the target's data models.
  ///
  /// Tests use those of their app.
  private func generatedClasses(after count: Int) throws -> [SourceFile] {
    if case .tests = role { return [] }
    let generated = try target.dataModels.flatMap { model in
      GeneratedClasses(of: try DataModelFile(model, in: [target.area])).files
    }
    return generated.enumerated().map { offset, file in
      SourceFile(
        folder.appendingPathComponent(file.name), index: count + offset,
        bytes: Array(file.code.text.utf8))
    }
  }

  private func sourceFiles() throws -> [SourceFile] {
    if let editing { return try editing.files(at: target.sources, watch: watch) }
    return try Parallel.map(Array(target.sources.enumerated())) {
      try SourceFile($0.element, index: $0.offset, watch: watch)
    }
  }

  // MARK: Checks

  /// Performs a check, and collects its errors instead of throwing them while files are edited.
  private func collect(_ failures: inout [Diagnostic], _ check: () throws -> Void) throws {
    do {
      try check()
    } catch let failure as BuildFailure where editing != nil {
      failures += failure.diagnostics
    }
  }

  private func checkNames(_ files: [SourceFile]) throws {
    var seen: [String: SourceFile] = [:]
    for file in files {
      guard !file.url.path.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
      else {
        throw BuildFailure(
          "the path of a source file contains a line break or another control character",
          file: file.url.path, hint: "rename it")
      }
      if Supplements.fileNames.contains(file.url.lastPathComponent) {
        throw BuildFailure(
          "the file name \(file.url.lastPathComponent) is reserved for Quince",
          file: file.url.path, hint: "rename the file")
      }
      guard let other = seen.updateValue(file, forKey: file.url.lastPathComponent) else { continue }
      throw BuildFailure(
        "the file name \(file.url.lastPathComponent) is used twice in the target",
        file: file.url.path, hint: "rename this file or \(other.url.path)")
    }
  }

  private func check(
    _ index: DeclarationIndex, files: [SourceFile], _ skipped: SkippedImports
  ) throws {
    var failures: [Diagnostic] = []
    for file in files where editing?.includes(file) ?? true {
      for attribute in SectionCheck.attributes(in: file) {
        failures.append(
          file.diagnostic(
            .error, "Quince doesn't support @section",
            at: attribute))
      }
      if let error = LongLineCheck.error(in: file) { failures.append(error) }
    }
    var seen: Set<String> = []
    for (module, file, node) in index.imports
    where !isAvailable(module) && !skipped.contains(node) {
      if module == "SwiftUI", let failure = swiftUI(index, files: files, node: node, file: file) {
        throw BuildFailure([failure])
      }
      guard seen.insert(module).inserted else { continue }
      failures.append(
        files[file].diagnostic(
          .error, "no such module '\(module)'", at: node.path,
          hint: try hint(module, index, files)))
    }
    if !failures.isEmpty { throw BuildFailure(failures) }
  }

  /// Returns a description of why a module isn't found, and which part of the target depends on it.
  private func hint(
    _ module: String, _ index: DeclarationIndex, _ files: [SourceFile]
  ) throws -> String {
    let extent = extent(of: module, index, files)
    let importing = Set(index.imports.filter { $0.module == module }.map(\.file)).sorted()
      .map { files[$0] }
    if let library = UnsupportedLibrary.with(module) {
      return "\(library.refusal(of: module)); \(extent); \(library.uses(in: importing))"
    }
    if let reason = try libraries.refusal(module) { return "\(reason); \(extent)" }
    let reason = MissingModule.hint(module, packages: target.packages)
    let uses = MissingModule.uses(of: module, in: importing)
    return [reason, extent, uses].compactMap(\.self).joined(separator: "; ")
  }

  /// Returns a description of the part of the target that imports a module.
  private func extent(of module: String, _ index: DeclarationIndex, _ files: [SourceFile]) -> String
  {
    let importing = Set(index.imports.filter { $0.module == module }.map(\.file))
    let lines = importing.map { files[$0].lineCount }.reduce(0, +)
    let all = files.map(\.lineCount).reduce(0, +)
    return "\(importing.count) of \(files.count) files of \(target.name) import it, with \(lines) "
      + "of \(all) lines"
  }

  private func isAvailable(_ module: String) -> Bool {
    !needsLibrary(module) || libraries.offers(module)
  }

  /// Returns whether a module comes from neither the target, nor Quince, nor the toolchain.
  private func needsLibrary(_ module: String) -> Bool {
    module != target.moduleName && !SystemModules.frameworks.contains(module)
      && SystemModules.substitute(for: module) == nil && !isInstalled(module)
  }

  private func swiftUI(
    _ index: DeclarationIndex, files: [SourceFile], node: some SyntaxProtocol, file: Int
  ) -> Diagnostic? {
    let text = String(decoding: files[file].bytes, as: UTF8.self)
    guard text.contains(/@main[^{]*struct\s+\w+\s*:[^{]*\bApp\b/) else { return nil }
    return files[file].diagnostic(
      .error, "this is a SwiftUI app; Quince runs only UIKit apps in Swift", at: node,
      hint: "Quince doesn't support SwiftUI")
  }

  // MARK: Text

  private func exposeLocalClasses(_ index: DeclarationIndex, to plan: inout InjectionPlan) {
    let registration = Registration(
      index: index, interface: interface, moduleName: target.moduleName, additional: [:])
    // A generic superclass already lists its members itself.
    let exposed = index.localClasses.map { (type: $0, members: registration.exposed($0)) }.filter {
      !$0.members.isEmpty
        && !index.lineage(of: $0.type).dropFirst().contains(where: \.isGeneric)
    }
    let bases = exposed.map { entry in
      index.localSuperclasses(of: entry.type).first { base in
        exposed.contains { $0.type === base }
      }
    }
    for (entry, base) in zip(exposed, bases) {
      let type = entry.type
      let isBase = bases.contains { $0 === type }
      let modifiers: SwiftCode = base != nil ? "override class" : isBase ? "class" : "static"
      if base == nil {
        plan.addConformance(
          "UIKit.ObjCExposing", after: type.node.name, generics: type.node.genericParameterClause,
          clause: type.node.inheritanceClause, file: type.file)
      }
      plan.inject(
        registration.memberLine(
          "objcMembers", of: type.name, members: entry.members, modifiers: modifiers),
        into: type.node.memberBlock, file: type.file)
    }
  }

  private static func defaults(_ declaration: ProtocolDeclaration, _ systems: CheckedSystems)
    -> SwiftCode?
  {
    let optionals = declaration.optionalMethods + declaration.optionalProperties
    guard !optionals.isEmpty else { return nil }
    let access = declaration.isPublic ? "public " : ""
    func property(_ name: String, _ member: MemberDeclaration, _ value: SwiftCode) -> SwiftCode {
      .line("\(access)var \(name): \(OwnProtocols.type(of: member))", [value])
    }
    let defaults = optionals.map { property(OwnProtocols.property(for: $0), $0, "nil") }
    let readers = declaration.optionalProperties.map {
      property($0.name, $0, "\(OwnProtocols.property(for: $0))")
    }
    let attributes = systems.attributes(forNaming: declaration.node)
    let extending = SwiftCode.block(
      "\(attributes)extension \(declaration.name)", defaults + readers)
    return "\(extending)\n"
  }

  /// Returns the user's import, translated for Linux, or `nil` if it's skipped.
  private func translated(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard let module = words.last?.split(separator: ".").first.map(String.init),
      isAvailable(module)
    else { return nil }
    return SystemModules.substitute(for: module).map { "import \($0.sorted()[0])" } ?? text
  }

  private func assemble(
    _ file: SourceFile, edits: EditList, imports: Set<String>, trailer: SwiftCode,
    added: AddedImports
  ) -> RewrittenModule.File {
    let (bytes, columns) = edits.apply(to: file)
    var text = editing == nil ? Self.location(file.url.path) : ""
    text += String(decoding: bytes, as: UTF8.self)
    var imports = imports
    let code = trailer.text
    if !code.isEmpty, !imports.contains("import UIKit") {
      imports.formUnion(added.lines(forFile: file.index, text: text + code))
    }
    if !imports.isEmpty || !code.isEmpty {
      text += "\n"
      if editing == nil { text += Self.location("/quince/\(Self.ownName(of: file.url, "added"))") }
      text += imports.sorted().map { $0 + "\n" }.joined() + code
    }
    return RewrittenModule.File(
      url: folder.appendingPathComponent(Self.ownName(of: file.url, "rewritten")), text: text,
      source: file,
      columns: columns)
  }

  /// Returns a file name that's unique in the module.
  ///
  /// If two files have the same name, the compiler keeps printing warnings.
  private static func ownName(of file: URL, _ kind: String) -> String {
    let name = file.lastPathComponent
    return name == "main.swift"
      ? name : "\(file.deletingPathExtension().lastPathComponent).quince-\(kind).swift"
  }

  /// Returns a directive that makes the compiler attribute the following lines to a file.
  private static func location(_ path: String) -> String {
    let line: SwiftCode = "#sourceLocation(file: \(literal: path), line: 1)\n"
    return line.text
  }
}
