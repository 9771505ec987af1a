import Foundation

/// Compiles and links an app with one call of `swiftc`, which recompiles only what a change touches.
struct Compiler {
  let toolchain: Toolchain
  let library: UIKitLibrary
  let target: AppTarget
  /// The folder of the intermediate files.
  let folder: URL

  /// Makes the executable.
  /// - Returns: What `swiftc` warns of.
  /// - Throws: `BuildFailure`.
  func compile(_ module: RewrittenModule, to executable: URL) async throws -> [Diagnostic] {
    let objects = folder.appendingPathComponent("objects")
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    let stub = folder.appendingPathComponent("c-modules")
    try FileManager.default.createDirectory(at: stub, withIntermediateDirectories: true)
    try Files.write(
      "module CPangoCairo {}\n", to: stub.appendingPathComponent("module.modulemap"))
    let map = objects.appendingPathComponent("files.json")
    try Files.write(outputFileMap(module, objects: objects), to: map)
    let arguments =
      ["-emit-executable", "-o", executable.path, "-output-file-map", map.path]
      + flags + ["-I", stub.path] + (module.hasMainFile ? [] : ["-parse-as-library"])
      + linking + module.files.map { $0.url.path }
    let list = folder.appendingPathComponent("arguments.txt")
    try Files.write(arguments.map(Self.quoted).joined(separator: "\n") + "\n", to: list)
    let result = try await Subprocess.run(toolchain.compiler, ["@\(list.path)"], in: folder)
    let diagnostics = CompilerOutput(text: result.output, module: module, target: target)
      .diagnostics
    if result.status == 0 { return diagnostics }
    if diagnostics.contains(where: { $0.severity == .error }) {
      let cause = ancientSwift
      throw BuildFailure(cause + (cause.isEmpty ? diagnostics : Array(diagnostics.prefix(3))))
    }
    throw BuildFailure(
      diagnostics + [
        Diagnostic(
          .error, "swiftc failed (status \(result.status))", file: target.project.path,
          hint: String(result.output.suffix(2000)))
      ])
  }

  /// Today's Xcode does not compile what was written before Swift 3 either.
  private var ancientSwift: [Diagnostic] {
    let version = target.settings["SWIFT_VERSION"]
    guard version == nil || version?.hasPrefix("2") == true else { return [] }
    return [
      Diagnostic(
        .error,
        version.map { "the project is written in Swift \($0)" }
          ?? "the project does not say which Swift it is written in, as projects before Swift 3 do",
        file: target.project.path, element: "SWIFT_VERSION",
        hint: "Quince, as today's Xcode, compiles Swift 4, 4.2, 5 and 6")
    ]
  }

  private var flags: [String] {
    let settings = target.settings
    var flags = [
      "-module-name", target.moduleName, "-package-name", "quince",
      "-swift-version", target.swiftVersion, "-Onone", "-gline-tables-only", "-j2", "-incremental",
      "-enable-batch-mode", "-diagnostic-style=llvm", "-no-color-diagnostics",
      "-I", library.modules.path,
    ]
    for condition in target.compilationConditions { flags += ["-D", condition] }
    flags += Self.understood(settings.list("OTHER_SWIFT_FLAGS"))
    if let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"], isolation == "MainActor" {
      flags += ["-default-isolation", isolation]
    }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY"), target.swiftVersion != "6" {
      for feature in [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
      ] {
        flags += ["-enable-upcoming-feature", feature]
      }
    } else if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      flags += [
        "-enable-upcoming-feature", "InferIsolatedConformances",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ]
    }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for key in settings.keys(withPrefix: prefix) where settings.isOn(key) {
      if let feature = Self.feature(key.dropFirst(prefix.count)) {
        flags += ["-enable-upcoming-feature", feature]
      }
    }
    if let checking = settings["SWIFT_STRICT_CONCURRENCY"], target.swiftVersion != "6" {
      flags += ["-strict-concurrency=\(checking)"]
    }
    return flags
  }

  private var linking: [String] {
    [
      "-use-ld=lld", "-L", library.libraries.path, "-lUIKit",
      "-Xlinker", "-rpath", "-Xlinker", library.libraries.path, "-Xlinker", "-export-dynamic",
    ]
  }

  /// Flags that mean something here.
  private static func understood(_ words: [String]) -> [String] {
    var result: [String] = []
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "-enable-upcoming-feature", "-enable-experimental-feature":
        if let value = words.popFirst() { result += [word, value] }
      case "-D", "-Xcc", "-Xfrontend", "-Xlinker", "-F", "-I", "-L", "-framework",
        "-import-objc-header":
        words = words.dropFirst()
      default:
        if word == "-warnings-as-errors" || word == "-suppress-warnings" {
          result.append(word)
        }
      }
    }
    return result
  }

  private static func feature(_ setting: Substring) -> String? {
    [
      "CONCISE_MAGIC_FILE": "ConciseMagicFile",
      "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
      "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
      "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
      "EXISTENTIAL_ANY": "ExistentialAny",
      "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
      "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
      "GLOBAL_CONCURRENCY": "GlobalConcurrency",
      "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
      "IMPORT_OBJC_FORWARD_DECLS": nil,
      "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
      "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
      "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
      "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
      "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
      "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
      "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
      "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ][String(setting)] ?? nil
  }

  private func outputFileMap(_ module: RewrittenModule, objects: URL) throws -> String {
    var map = [
      "": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]
    ]
    for file in module.files {
      let name = file.objectName
      map[file.url.path] = [
        "object": objects.appendingPathComponent(name + ".o").path,
        "swift-dependencies": objects.appendingPathComponent(name + ".swiftdeps").path,
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }

  private static func quoted(_ argument: String) -> String {
    "\""
      + argument.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
