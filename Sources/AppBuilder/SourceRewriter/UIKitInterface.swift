import Foundation
import Synchronization

/// What our UIKit declares, read from its compiled module when something calls for it.
final class UIKitInterface: Sendable {
  /// A protocol's methods.
  struct ProtocolMethods: Codable {
    /// The full names of the methods that have a default.
    var optional: Set<String> = []
    /// The declarations of the others.
    var required: [String] = []
  }

  private struct Contents: Codable {
    var protocols: [String: ProtocolMethods] = [:]
    /// The labels of methods, such as `_:with:`, by name.
    var methods: [String: Set<String>] = [:]
    /// The properties of classes.
    var properties: [String: Set<String>] = [:]
    var superclasses: [String: String] = [:]
  }

  /// The modules that UIKit consists of, for whoever imports it.
  private static let frameworks = ["ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit"]

  private let read: @Sendable () -> Contents
  private let contents = Mutex<Contents?>(nil)

  /// The interface of a library; a copy of what it says is kept in a folder.
  init(library: UIKitLibrary, toolchain: Toolchain, cache: URL) {
    read = {
      let module = library.modules.appendingPathComponent("UIKit.swiftmodule")
      let stamp = BuildRecord.Stamp(module.path)
      let file = cache.appendingPathComponent(
        "UIKit-\(Files.hash("\(stamp)".utf8)).json")
      if let data = try? Data(contentsOf: file),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      {
        return contents
      }
      let text = Self.frameworks.compactMap {
        Self.synthesize($0, library, toolchain, cache: cache)
      }
      let contents = Self.parse(text.joined(separator: "\n"))
      try? JSONEncoder().encode(contents).write(to: file, options: .atomic)
      return contents
    }
  }

  /// The interface that a text in Swift declares.
  init(text: String) {
    read = { Self.parse(text) }
  }

  /// The methods of a protocol of UIKit's.
  func protocolDeclaration(_ name: String) -> ProtocolMethods? {
    load().protocols[name]
  }

  /// The full names of all methods of protocols that have a default.
  var optionalMethods: Set<String> {
    load().protocols.values.reduce(into: []) { $0.formUnion($1.optional) }
  }

  /// The labels of the methods with a name, such as `_:with:`.
  func methods(named name: String) -> Set<String> {
    load().methods[name] ?? []
  }

  /// Whether a class of UIKit's has a property.
  func hasProperty(_ name: String, in type: String) -> Bool {
    let contents = load()
    var current: String? = type
    while let next = current {
      if contents.properties[next]?.contains(name) == true { return true }
      current = contents.superclasses[next]
    }
    return false
  }

  /// Whether UIKit has a class.
  func hasClass(_ name: String) -> Bool {
    load().superclasses[name] != nil
  }

  static func labels(_ labels: [String?]) -> String {
    labels.map { ($0 ?? "_") + ":" }.joined()
  }

  private func load() -> Contents {
    contents.withLock { contents in
      if let contents { return contents }
      let new = read()
      contents = new
      return new
    }
  }

  private static func synthesize(
    _ module: String, _ library: UIKitLibrary, _ toolchain: Toolchain, cache: URL
  ) -> String? {
    let tool = toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("swift-synthesize-interface")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { return nil }
    let files = FileManager.default
    let folder = cache.appendingPathComponent("interface-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Files.write(
      "module CPangoCairo {}\n", to: folder.appendingPathComponent("module.modulemap"))
    // Apart from the information about its sources, which may have changed since it was compiled.
    try? files.createSymbolicLink(
      at: folder.appendingPathComponent("\(module).swiftmodule"),
      withDestinationURL: library.modules.appendingPathComponent("\(module).swiftmodule"))
    let process = Process()
    process.executableURL = tool
    process.arguments = [
      "-module-name", module, "-I", folder.path, "-I", library.modules.path,
      "-target", target, "-o", "-",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// Reads the interface line by line, each of which holds one declaration.
  private static func parse(_ text: String) -> Contents {
    var reader = InterfaceReader()
    for line in text.split(separator: "\n") { reader.read(line) }
    var contents = Contents()
    for (name, type) in reader.types {
      if type.kind == .aClass { contents.superclasses[name] = type.superclass }
      contents.properties[name] = type.properties
      for method in type.methods {
        contents.methods[method.name, default: []].insert(method.labels)
      }
      guard type.kind == .aProtocol else { continue }
      var methods = ProtocolMethods()
      for method in type.methods where !method.isDefault {
        let fullName = "\(method.name)(\(method.labels))"
        let hasDefault = type.methods.contains {
          $0.isDefault && $0.name == method.name && $0.labels == method.labels
        }
        if hasDefault {
          methods.optional.insert(fullName)
        } else {
          methods.required.append(method.text)
        }
      }
      contents.protocols[name] = methods
    }
    return contents
  }
}
