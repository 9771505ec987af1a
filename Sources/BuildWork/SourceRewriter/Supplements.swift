import Safeguards
import SupplementFiles
import SwiftParser
import SwiftSyntax

/// Code that's added to an app's module if the app uses features of Apple's systems that Swift on
/// Linux lacks.
enum Supplements {
  /// A file to add to the module.
  struct File {
    let name: String
    let text: String
  }

  /// The names of all files that Quince adds to a module.
  static let fileNames: Set = [
    "QuinceCache.swift", "QuinceObject.swift", "QuinceOffline.swift", "QuincePasswords.swift",
    "QuinceRegistration.swift", "QuinceSession.swift",
  ]

  /// Returns the files that a module needs.
  /// - Parameters:
  ///   - usesObject: Whether it needs the class that replaces `NSObject`.
  ///   - failsOffline: Whether its requests must fail while the device has no network.
  ///   - usesSessions: Whether it needs the asynchronous methods and the caches of URL sessions.
  static func files(usesObject: Bool, failsOffline: Bool, usesSessions: Bool) -> [File] {
    var files: [File] = []
    if usesObject {
      files.append(File(name: "QuinceObject.swift", text: SupplementFile.object.text))
    }
    if failsOffline {
      files.append(File(name: "QuinceOffline.swift", text: SupplementFile.offline.text))
      files.append(File(name: "QuincePasswords.swift", text: SupplementFile.passwords.text))
    }
    if usesSessions {
      files.append(File(name: "QuinceSession.swift", text: SupplementFile.session.text))
      files.append(File(name: "QuinceCache.swift", text: SupplementFile.cache.text))
    }
    return files
  }

  /// Returns the declarations that a module needs in addition to its own, in the order of their
  /// files.
  static func text(for index: DeclarationIndex, in files: [SourceFile]) -> String {
    SupplementFile.foundation.declarations + SupplementFile.unarchiving.declarations
      + SupplementFile.numbers.declarations + OverridableSupplements.text(for: index, in: files)
      + moduleOfLocks(for: index) + foundationNames(besides: index.typeNames)
      + connections(in: files) + blocks(in: files)
      + systemFiles(in: files)
  }

  /// Type aliases for Foundation classes that Quince provides, with their declarations.
  private static let foundationNames = Parser.parse(
    source: SupplementFile.foundationNames.declarations
  ).statements.compactMap { $0.item.as(TypeAliasDeclSyntax.self) }
    .map { (name: $0.name.text, text: $0.trimmedDescription + "\n") }

  /// Returns type aliases for Foundation classes that Quince provides, except those that the module
  /// itself declares.
  private static func foundationNames(besides own: Set<String>) -> String {
    "import FoundationSupplement\nimport ObjectiveC\n"
      + foundationNames.filter { !own.contains($0.name) }.map(\.text).joined()
  }

  /// Returns an import of the module that declares Foundation's locks, if the module subclasses
  /// them.
  private static func moduleOfLocks(for index: DeclarationIndex) -> String {
    let locks: Set = ["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"]
    let inherits = index.classes.contains { !locks.isDisjoint(with: $0.inherited) }
    return inherits ? "import struct CoreFoundation.CFUUIDBytes\n" : ""
  }

  private static let namesOfConnections = [
    "waitsForConnectivity", "background(withIdentifier", "URLResponse(", "URLCache(",
    "NSURLAuthenticationMethod", "NSURLProtectionSpace", "NSURLSessionDownloadTaskResumeData",
    "NetworkAccess", "prefersIncrementalDelivery", "didCreateTask", "taskIsWaitingForConnectivity",
    "didFinishCollecting", "TaskMetrics", "URLSessionDataTask",
  ].map { Array($0.utf8) }

  /// Returns members for connections if one of the module's files names them. Other modules needn't
  /// load the code for connections.
  private static func connections(in files: [SourceFile]) -> String {
    let isUsed = files.contains { file in
      namesOfConnections.contains { file.contains($0) }
    }
    guard isUsed else { return "" }
    return "import FoundationNetworking\n" + SupplementFile.connections.declarations
  }

  private static let wordsOfBlocks = ["@convention(block)", "unsafeBitCast"].map {
    Array($0.utf8)
  }

  /// Returns a replacement for casts of blocks if one of the module's files casts them.
  private static func blocks(in files: [SourceFile]) -> String {
    let isUsed = files.contains { file in wordsOfBlocks.allSatisfy { file.contains($0) } }
    return isUsed ? SupplementFile.blocks.declarations : ""
  }

  private static let namesOfSystemFiles = ["funopen"].map { Array($0.utf8) }

  /// Returns names of Apple's C library if one of the module's files uses them.
  private static func systemFiles(in files: [SourceFile]) -> String {
    let isUsed = files.contains { file in
      namesOfSystemFiles.contains { file.contains($0) }
    }
    return isUsed ? SupplementFile.systemFiles.declarations : ""
  }

  /// Returns the declaration that SwiftPM adds to a target with resources.
  static func resourceBundle(_ name: String) -> String {
    SupplementFile.resourceBundle.declarations
      .replacing("\"NAME OF THE BUNDLE\"", with: SwiftCode(literal: name).text)
  }

  /// The class that replaces NSObject for classes that rely on features that NSObject has only on
  /// Apple's systems.
  static let objectName = "_QuinceObject"
}

/// Finds the classes that rely on features that NSObject has only on Apple's systems.
struct ObjectRoots {
  private static let names: Set<String> = [
    "awakeFromNib", "prepareForInterfaceBuilder", "setValue", "setValuesForKeys",
    "dictionaryWithValues", "forUndefinedKey", "mutableArrayValue", "mutableSetValue",
    "observeValue", "keyPathsForValuesAffectingValue", "automaticallyNotifiesObservers",
  ]
  /// Key-value coding methods, which code can call on any object with named members.
  private static let calls = [
    "value(forKey", "Value(forKey", "setValue(", "setValuesForKeys(", "dictionaryWithValues(",
  ].map { Array($0.utf8) }

  /// The `NSObject` tokens to replace, by file.
  private(set) var tokens: [Int: [TokenSyntax]] = [:]

  init(index: DeclarationIndex, files: [SourceFile]) {
    let calls = files.contains { file in Self.calls.contains { file.contains($0) } }
    let descendants = index.descendants
    for type in index.classes where type.inherited.first == "NSObject" {
      let family = [type] + (descendants[ObjectIdentifier(type)] ?? [])
      guard
        family.contains(where: { member in
          Self.relies(member) || calls && member.members.contains { $0.isExposed(in: member) }
        }),
        let name = type.node.inheritanceClause?.inheritedTypes.first?.type
          .as(IdentifierTypeSyntax.self)?.name
      else { continue }
      tokens[type.file, default: []].append(name)
    }
  }

  /// Members that every object has, and that matter only if a class overrides them.
  private static let overridden: Set = [
    "responds", "forwardingTarget", "isAccessibilityElement", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityTraits",
  ]

  private static func relies(_ type: ClassDeclaration) -> Bool {
    type.members.contains { member in
      if member.isOverride, overridden.contains(member.name) { return true }
      guard member.kind != .property || member.isOverride else { return false }
      return member.node.tokens(viewMode: .sourceAccurate).contains {
        if case .identifier(let name) = $0.tokenKind { return names.contains(name) }
        return false
      }
    }
  }
}
