import AppBuilder
import Foundation

/// The compiler options from a target's build settings: the settings and flags that Quince
/// understands, each with its own type.
///
/// Nothing else in a project reaches the compiler, which might interpret it as some other option.
struct CompilerFlags {
  /// The names that are defined for `#if`.
  private(set) var conditions: [String] = []
  /// Warnings about settings that have no effect.
  private(set) var warnings: [Diagnostic] = []
  private var flags: [String] = []
  private let target: AppTarget

  init(_ target: AppTarget) {
    self.target = target
    let setting = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    for name in settings.list(setting) { addCondition(name, from: setting) }
    readOtherFlags()
    readIsolation()
    readFeatures()
    readConcurrencyChecking()
  }

  /// The compiler's arguments.
  var arguments: [String] { conditions.flatMap { ["-D", $0] } + flags }

  /// Whether a setting defines names for combinations of system versions.
  var definesAvailability: Bool { flags.contains { $0.hasPrefix("AvailabilityMacro=") } }

  private var settings: BuildSettings { target.settings }

  private mutating func addCondition(_ name: String, from setting: String) {
    guard Self.isIdentifier(name) else {
      warn("invalid compilation condition “\(name)”; it has no effect", setting)
      return
    }
    if !conditions.contains(name) { conditions.append(name) }
  }

  /// Returns whether a string is a valid identifier, which has no meaning outside of Swift.
  static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}\p{M}_]*/) != nil
  }

  /// Returns whether a string is the name of a feature, or defines a custom name for system
  /// versions.
  private static func isFeature(_ text: String) -> Bool {
    isIdentifier(text)
      || text.utf8.count <= 500 && text.wholeMatch(of: /AvailabilityMacro=[A-Za-z0-9_.:, ]+/) != nil
  }

  private mutating func readOtherFlags() {
    let setting = "OTHER_SWIFT_FLAGS"
    var words = settings.list(setting)[...]
    while let word = words.popFirst() {
      switch word {
      case "-D":
        if let name = words.popFirst() { addCondition(name, from: setting) }
      case "-enable-upcoming-feature", "-enable-experimental-feature":
        guard let feature = words.popFirst() else { break }
        if Self.isFeature(feature) {
          flags += [word, feature]
        } else {
          warn("invalid feature name “\(feature)”; it has no effect", setting)
        }
      case "-warnings-as-errors", "-suppress-warnings": flags.append(word)
      case "-Xcc", "-Xfrontend", "-Xlinker", "-Xllvm", "-F", "-I", "-L", "-framework",
        "-import-objc-header", "-module-name", "-package-name", "-swift-version", "-o":
        ignore(([word] + [words.popFirst()].compactMap(\.self)).joined(separator: " "), setting)
      default:
        if word.hasPrefix("-D"), word.count > 2 {
          addCondition(String(word.dropFirst(2)), from: setting)
        } else {
          ignore(word, setting)
        }
      }
    }
  }

  private mutating func ignore(_ flag: String, _ setting: String) {
    warn("Quince doesn't support the flag “\(flag)”; it has no effect", setting)
  }

  private mutating func readIsolation() {
    let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    switch settings[setting] {
    case "MainActor"?: flags += ["-default-isolation", "MainActor"]
    case nil, "nonisolated"?: break
    case let value?: refuse(value, setting, known: ["MainActor", "nonisolated"])
    }
  }

  private mutating func readFeatures() {
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      var features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
      if target.swiftVersion != "6" {
        features += [
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
          "InferSendableFromCaptures",
        ]
      }
      for feature in features { flags += ["-enable-upcoming-feature", feature] }
    }
    // In Xcode, bare slash regex literals are enabled by default.
    let literals = "SWIFT_ENABLE_BARE_SLASH_REGEX"
    if target.swiftVersion != "6", settings[literals] == nil || settings.isOn(literals) {
      flags.append("-enable-bare-slash-regex")
    }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for key in settings.keys(withPrefix: prefix) where settings.isOn(key) {
      if let feature = Self.features[String(key.dropFirst(prefix.count))] {
        flags += ["-enable-upcoming-feature", feature]
      } else if key != prefix + "IMPORT_OBJC_FORWARD_DECLS" {
        warn("Quince doesn't support the setting \(key); it has no effect", key)
      }
    }
  }

  private mutating func readConcurrencyChecking() {
    let setting = "SWIFT_STRICT_CONCURRENCY"
    guard let value = settings[setting] else { return }
    let known = ["minimal", "targeted", "complete"]
    guard known.contains(value) else { return refuse(value, setting, known: known) }
    if target.swiftVersion != "6" { flags.append("-strict-concurrency=\(value)") }
  }

  private mutating func refuse(_ value: String, _ setting: String, known: [String]) {
    warn(
      "invalid value “\(value)” for \(setting); it has no effect", setting,
      hint: "use \(known.joined(separator: ", "))")
  }

  private mutating func warn(_ message: String, _ setting: String, hint: String? = nil) {
    let message = message.map { $0.isNewline ? " " : $0 }
    warnings.append(
      Diagnostic(
        .warning, String(message.prefix(300)),
        file: (settings.file(of: setting) ?? target.project).path, element: setting, hint: hint))
  }

  private static let features = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "EXISTENTIAL_ANY": "ExistentialAny",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]
}
