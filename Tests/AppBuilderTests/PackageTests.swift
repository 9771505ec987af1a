import Foundation
import Sandbox
import TestSupport
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The origins of the Swift packages and pods that an app imports, and the messages about those
/// that can't be built.
struct PackageTests {
  private static let source = "public enum Answer { public static let number = 42 }\n"

  private func app(importing module: String, from location: String, files: [String: String] = [:])
    throws -> ProjectFixture
  {
    let fixture = try ProjectFixture(
      files.merging(["main.swift": "import \(module)\nprint(Answer.number)\n"]) { $1 })
    fixture.objects = [
      "product": [
        "isa": "XCSwiftPackageProductDependency", "productName": module, "package": "package",
      ],
      "package": [
        "isa": "XCRemoteSwiftPackageReference", "repositoryURL": location,
        "requirement": ["kind": "upToNextMajorVersion", "minimumVersion": "1.0.0"],
      ],
    ]
    fixture.targetMembers = ["packageProductDependencies": ["product"]]
    return fixture
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func writePackage(_ name: String, in folder: URL, source: String = source) throws {
    try write(
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])
      """, to: folder.appendingPathComponent("Package.swift"))
    try write(source, to: folder.appendingPathComponent("Sources/\(name)/Answer.swift"))
  }

  @Test func aPackageThatCannotBeFetchedIsToldWithItsImport() async throws {
    let fixture = try app(
      importing: "Answers", from: "https://example.org/Answers.git",
      files: ["Other.swift": "import Answers\nlet a = 1\n", "Third.swift": "let b = 2\n"])
    let error = try #require(try await fixture.failure().first)
    #expect(["main.swift", "Other.swift"].contains { error.file?.hasSuffix($0) == true })
    #expect(error.line == 1)
    #expect(error.message == "no such module 'Answers'")
    let hint = try #require(error.hint)
    #expect(hint.contains("“https://example.org/Answers.git”"))
    #expect(hint.contains("put a checkout of it in \(fixture.folder.path)/Packages/Answers"))
    #expect(hint.contains("2 of 3 files of Fixture import it, with 4 of 5 lines"))
  }

  @Test func theListNamesTheCommandThatFetchesAPackage() async throws {
    let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
    let package = try #require(try await fixture.packages().first)
    #expect(package.name == "Answers" && package.folder == nil)
    #expect(package.problem?.contains("run `quince packages fetch`, or put a checkout") == true)
  }

  @Test func theListNamesAReplacementOfALibraryThatCannotBeBuilt() async throws {
    let fixture = try app(importing: "SDWebImage", from: "https://example.org/SDWebImage.git")
    let package = try #require(try await fixture.packages().first)
    #expect(package.problem?.contains("use Kingfisher or Nuke instead") == true)
  }

  @Test func aCheckoutBesideTheProjectIsTaken() async throws {
    let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
    let folder = fixture.folder.appendingPathComponent("Packages/Answers")
    try writePackage("Answers", in: folder)
    #expect(try await fixture.build().warnings.isEmpty)
    #expect(try await fixture.build().wasUpToDate)
    try write(
      Self.source.replacing("42", with: "43"),
      to: folder.appendingPathComponent("Sources/Answers/Answer.swift"))
    #expect(try await fixture.build().wasUpToDate == false)
  }

  /// Packages for numbers need such modules.
  @Test(arguments: [("", true), ("int fortyTwo(void) { return 42; }\n", false)])
  func aModuleOfCHeadersNeedsNoCompiling(code: String, isBuilt: Bool) async throws {
    let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
    let folder = fixture.folder.appendingPathComponent("Packages/Answers")
    try writePackage(
      "Answers", in: folder,
      source: "import Shims\npublic enum Answer { public static let number = answer() }\n")
    try write(
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(
        name: "Answers",
        targets: [.target(name: "Answers", dependencies: ["Shims"]), .target(name: "Shims")])
      """, to: folder.appendingPathComponent("Package.swift"))
    let shims = folder.appendingPathComponent("Sources/Shims")
    try write(
      "/* No code.\n */\n#include \"Shims.h\"\n\(code)", to: shims.appendingPathComponent("s.c"))
    try write(
      "static inline int answer(void) { return 42; }\n",
      to: shims.appendingPathComponent("include/Shims.h"))
    try write(
      "module Shims { header \"Shims.h\" }\n",
      to: shims.appendingPathComponent("include/module.modulemap"))
    guard isBuilt else {
      #expect(try await fixture.failure().first?.message == "no such module 'Shims'")
      return
    }
    let result = try await ConfinedProgram.run(fixture.build().executable, [])
    #expect(result.output == "42\n")
  }

  /// An app can use a library's declarations for newer systems if the app requires such a system.
  @Test func aPackageSeesTheSystemThatTheAppNeeds() async throws {
    let source = """
      public enum Answer {
        public static var number: Int { if #available(iOS 26, *) { new } else { 18 } }
        @available(iOS 26, *) public static var new: Int { 26 }
      }
      """
    for (needed, answer) in [("26.0", "26\n"), ("17.0", "18\n")] {
      let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
      fixture.settings["IPHONEOS_DEPLOYMENT_TARGET"] = needed
      try writePackage(
        "Answers", in: fixture.folder.appendingPathComponent("Packages/Answers"), source: source)
      let result = try await ConfinedProgram.run(fixture.build().executable, [])
      #expect(result.output == answer)
    }
  }

  /// Neither module sees the other's replacements for Foundation's members.
  @Test func anAppWithAPackageMayOverrideFoundationsMethods() async throws {
    let mocks = """
      import Answers
      import Foundation
      class Defaults: UserDefaults {
        override func set(_ value: Any?, forKey defaultName: String) { print("set", defaultName) }
      }
      class Files: FileManager, @unchecked Sendable {
        override func urls(
          for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
        ) -> [URL] { super.urls(for: directory, in: domainMask) + [URL(fileURLWithPath: "/own")] }
      }
      class Offline: NSError, @unchecked Sendable {
        override var localizedDescription: String { "Offline" }
      }
      """
    let fixture = try app(
      importing: "Answers", from: "https://example.org/Answers.git",
      files: ["Mocks.swift": mocks])
    try fixture.write(
      """
      import Answers
      import Foundation
      let defaults: UserDefaults = Defaults()
      defaults.set([1], forKey: "own")
      store(in: defaults)
      print(Files().urls(for: .libraryDirectory, in: .userDomainMask).last!.path)
      print(words(of: Offline(domain: "Offline", code: 1)))
      """, to: "main.swift")
    try writePackage(
      "Answers", in: fixture.folder.appendingPathComponent("Packages/Answers"),
      source: """
        import Foundation
        public protocol Storing { func set(_ value: Any?, forKey defaultName: String) }
        extension UserDefaults: Storing {}
        public func store(in defaults: any Storing) { defaults.set(3, forKey: "package's") }
        public func words(of error: any Error) -> String { error.localizedDescription }
        """)
    let result = try await ConfinedProgram.run(fixture.build().executable, [])
    #expect(result.output == "set own\nset package's\n/own\nOffline\n")
  }

  @Test func aResourceThatIsMissingIsLeftOut() async throws {
    let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
    let folder = fixture.folder.appendingPathComponent("Packages/Answers")
    try writePackage("Answers", in: folder)
    let manifest = folder.appendingPathComponent("Package.swift")
    try write(
      String(contentsOf: manifest, encoding: .utf8).replacing(
        #"name: "Answers")"#, with: #"name: "Answers", resources: [.process("Gone.xcassets")])"#),
      to: manifest)
    #expect(try await fixture.build().wasUpToDate == false)
  }

  /// Packages that replace Apple's frameworks on Linux don't do so for an app, which has them.
  @Test func aManifestIsReadAsOnAMac() async throws {
    let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
    let folder = fixture.folder.appendingPathComponent("Packages/Answers")
    try writePackage("Answers", in: folder)
    let manifest = folder.appendingPathComponent("Package.swift")
    try write(
      String(contentsOf: manifest, encoding: .utf8) + """

        #if os(Linux) || !os(macOS)
        package.dependencies = [.package(url: "https://example.org/CAnswers.git", from: "1.0.0")]
        package.targets[0].path = "Linux"
        #endif
        """, to: manifest)
    #expect(try await fixture.build().wasUpToDate == false)
  }

  /// The latest version that the project allows is used, and the symbolic links in it can't lead to
  /// other locations.
  @Test func whatSwiftPMHasFetchedIsTaken() async throws {
    let name = "Answers" + UUID().uuidString.filter { $0 != "-" }
    let cache = BuildOptions.defaultCache.deletingLastPathComponent()
      .appendingPathComponent("org.swift.swiftpm/repositories/\(name)-1a2b3c4d")
    let fixture = try app(importing: name, from: "https://example.org/\(name)")
    let work = fixture.folder.appendingPathComponent("work")
    defer { try? FileManager.default.removeItem(at: cache) }
    for (tag, text) in [("0.9.0", "no"), ("1.1.0", Self.source), ("2.0.0", "no")] {
      try writePackage(name, in: work, source: text)
      if tag == "0.9.0" { try Git.run("init", "-q", in: work) }
      try Git.run("add", ".", in: work)
      try Git.run("commit", "-q", "-m", tag, in: work)
      try Git.run("tag", tag, in: work)
    }
    try FileManager.default.createDirectory(
      at: cache.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Git.run("clone", "-q", "--mirror", work.path, cache.path, in: work)
    try Git.run(
      "config", "remote.origin.url", "https://example.org/\(name).git", in: cache)
    try FileManager.default.removeItem(at: work)
    #expect(try await fixture.build().warnings.isEmpty)
    // If the cached copy is damaged, it's fetched again.
    let kept = try FileManager.default.subpathsOfDirectory(atPath: PackageCache.folder.path)
    let source = try #require(kept.first { $0.hasSuffix("\(name)/Answer.swift") })
    #expect(truncate("\(PackageCache.folder.path)/\(source)", 10) == 0)
    #expect(try await fixture.build().wasUpToDate == false)
  }

  /// A manifest is a program that can neither leave anything behind nor reach services on this
  /// machine.
  @Test func aManifestIsConfined() async throws {
    let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
    let folder = fixture.folder.appendingPathComponent("Packages/Answers")
    let trace = fixture.folder.appendingPathComponent("trace")
    let listener = try Listener()
    try writePackage("Answers", in: folder)
    try write(
      """
      // swift-tools-version:5.5
      import Foundation
      import PackageDescription
      FileManager.default.createFile(atPath: "\(trace.path)", contents: nil)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(\(listener.port)).bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      let package = Package(name: "Answers", targets: [.target(name: "Answers")])
      """, to: folder.appendingPathComponent("Package.swift"))
    _ = try await fixture.build()
    #expect(!FileManager.default.fileExists(atPath: trace.path))
    #expect(listener.connections == 0)
  }

  /// A manifest can't leave anything that misleads the next one.
  @Test func aManifestRedirectsNothingForTheNext() async throws {
    let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
    let folder = fixture.folder.appendingPathComponent("Packages")
    let outside = fixture.folder.deletingLastPathComponent().appendingPathComponent("outside")
    try write("Dear Tom", to: outside.appendingPathComponent("letter"))
    try writePackage("Answers", in: folder.appendingPathComponent("Answers"))
    try writePackage("First", in: folder.appendingPathComponent("First"))
    let manifest = { (name: String, statements: String) in
      """
      // swift-tools-version:5.5
      import Foundation
      import PackageDescription
      let here = FileManager.default.currentDirectoryPath
      \(statements)
      let package = Package(name: "\(name)", \(name == "Answers" ? "" : #"dependencies: [.package(path: "../Answers")], "#)targets: [.target(name: "\(name)"\(name == "Answers" ? "" : #", dependencies: ["Answers"]"#))])
      """
    }
    try write(
      manifest(
        "First",
        """
        for place in [here, here + "/..", "/run"] {
          for name in ["modules", "manifest", "Package.swift", "tmp", "c-modules", "manifests"] {
            try? FileManager.default.removeItem(atPath: place + "/" + name)
            try? FileManager.default.createSymbolicLink(
              atPath: place + "/" + name, withDestinationPath: "\(outside.path)")
          }
        }
        """), to: folder.appendingPathComponent("First/Package.swift"))
    try write(
      manifest(
        "Answers",
        """
        for place in [here, here + "/modules", "/run/modules", "\(outside.path)"] {
          try? "evil".write(toFile: place + "/letter", atomically: false, encoding: .utf8)
          FileManager.default.createFile(atPath: place + "/planted", contents: nil)
        }
        """), to: folder.appendingPathComponent("Answers/Package.swift"))
    fixture.objects["folder"] = [
      "isa": "XCLocalSwiftPackageReference", "relativePath": "Packages/First",
    ]
    let result = try await ConfinedProgram.run(fixture.build().executable, [])
    #expect(result.output == "42\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["letter"])
    let letter = try String(
      contentsOf: outside.appendingPathComponent("letter"), encoding: .utf8)
    #expect(letter == "Dear Tom")
  }

  @Test func aManifestThatDoesNotCompileIsToldWithItsLine() async throws {
    let fixture = try app(importing: "Answers", from: "https://example.org/Answers.git")
    let folder = fixture.folder.appendingPathComponent("Packages/Answers")
    try write(
      "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Nothing()\n",
      to: folder.appendingPathComponent("Package.swift"))
    let hint = try #require(try await fixture.failure().first?.hint)
    #expect(hint.contains("cannot find 'Nothing' in scope"))
    #expect(hint.contains("Package.swift:3"))
  }

  /// The project links a product of a package in a folder by name only.
  @Test func aBrokenManifestInAFolderIsToldWithTheImport() async throws {
    let fixture = try app(importing: "Answers", from: "")
    fixture.objects = [
      "product": ["isa": "XCSwiftPackageProductDependency", "productName": "Answers"],
      "folder": ["isa": "XCLocalSwiftPackageReference", "relativePath": "Numbers"],
    ]
    try write(
      "import PackageDescription", to: fixture.folder.appending(path: "Numbers/Package.swift"))
    let hint = try #require(try await fixture.failure().first?.hint)
    #expect(hint.contains("Numbers/Package.swift:1"))
    #expect(hint.contains("doesn't start with // swift-tools-version"))
  }

  @Test func aLinkedFrameworkOfApplesIsNoBinaryOfTheProject() async throws {
    let fixture = try ProjectFixture([
      "A.swift": "import AVKit\nimport Chart\nlet player = AVPlayer()\n"
    ])
    for (name, tree) in [
      ("System/Library/Frameworks/AVKit", "SDKROOT"), ("Frameworks/Chart", "<group>"),
    ] {
      fixture.objects[name] = [
        "isa": "PBXFileReference", "path": "\(name).framework", "sourceTree": tree,
      ]
    }
    let errors = try await fixture.failure()
    #expect(errors[0].hint?.hasPrefix("Quince doesn't support Apple's AVKit") == true)
    #expect(errors[1].hint?.contains("Chart.framework is a binary framework") == true)
  }

  /// The replacement and the lines are what the user needs to know before starting to change the app.
  @Test func aWellKnownLibraryIsRefusedWithItsReplacement() async throws {
    let fixture = try ProjectFixture([
      "A.swift": """
      import SDWebImage
      import UIKit
      func show(_ view: UIImageView, _ url: URL) {
        view.sd_setImage(with: url)  // sd_setImage in a comment doesn't count.
        SDImageCache.shared.clear(with: .all); SDWebImageManager.shared.cancelAll()
      }
      """,
      "B.swift": "import SDWebImage\nlet b = SDImageCache.shared\n",
      "C.swift": "import Masonry\nlet sd_count = 1\n",
    ])
    let hints = Dictionary(
      try await fixture.failure().map { ($0.message, $0.hint) },
      uniquingKeysWith: { first, _ in first })
    #expect(
      hints["no such module 'SDWebImage'"] == "SDWebImage is written in Objective-C; Quince builds "
        + "libraries only from Swift sources; use Kingfisher or Nuke instead; 2 of 3 files of Fixture "
        + "import it, with 8 of 10 lines; 3 lines use its names: A.swift:4, B.swift:2")
    #expect(
      hints["no such module 'Masonry'"]??.hasSuffix(
        "no line uses its names, so you can remove the import") == true)
  }

  @Test func podsThatAreNotInSwiftAreRefusedByName() async throws {
    let fixture = try ProjectFixture(["A.swift": "import Old\nimport Ready\nimport Away\n"])
    let pods = fixture.folder.appendingPathComponent("Pods")
    try write("@implementation Old @end", to: pods.appendingPathComponent("Old/Old.m"))
    try write("", to: pods.appendingPathComponent("Ready/Ready.xcframework/Info.plist"))
    try write(
      "target 'A' do\n  pod 'Old'\n  pod 'Ready'\n  pod 'Away'\nend\n",
      to: fixture.folder.appendingPathComponent("Podfile"))
    let errors = try await fixture.failure()
    #expect(errors.map(\.line) == [1, 2, 3])
    #expect(errors[0].hint?.hasPrefix("the pod Old is written in Objective-C") == true)
    #expect(errors[1].hint?.hasPrefix("the pod Ready is a binary framework") == true)
    #expect(errors[2].hint?.contains("run `pod install`") == true)
  }

  @Test(arguments: [
    ("1.0.0", "2.0.0", "1.10.0"), ("1.0.0", "1.3.0", "1.2.0"),
    ("3.0.0-beta", "4.0.0", "3.0.0-rc.2"),
  ])
  func theLatestVersionIsChosen(lower: String, upper: String, chosen: String) throws {
    let tags = ["v0.9.0", "1.2.0", "1.10.0", "1.9.9", "2.0.0", "3.0.0-rc.2", "3.0.0-rc.1", "junk"]
    let references = Dictionary(uniqueKeysWithValues: tags.map { ("refs/tags/\($0)", $0) })
    let range = try #require(PackageVersion(lower))..<(try #require(PackageVersion(upper)))
    #expect(PackageRequirement.versions(range).commit(among: references) == chosen)
  }

  @Test(arguments: [
    ("https://github.com/a/b.git", "https://github.com/a/b.git"),
    ("git@github.com:a/b.git", "https://github.com/a/b.git"),
    ("ssh://git@github.com/a/b", "https://github.com/a/b"), ("http://github.com/a/b", nil),
    ("ext::sh -c touch% /tmp/x", nil), ("file:///etc", nil), ("--upload-pack=x", nil),
    ("https://user:secret@example.org/a", nil), ("https://example.org/a b", nil),
    ("https://github.com/a/b#installation", "https://github.com/a/b"),
    ("https://github.com/a/b.git/#usage", "https://github.com/a/b.git"),
    ("https://github.com/a/b/", "https://github.com/a/b"), ("https://example.org/#a/b", nil),
    ("https://example.org/", nil),
  ])
  func onlySecureAddressesAreFetchedFrom(location: String, address: String?) {
    #expect(PackageStore.address(location) == address)
  }

  @Test(arguments: [
    ("https://github.com/a/SnapKit#installation", "snapkit"),
    ("https://github.com/a/SnapKit.git/", "snapkit"), ("git@github.com:a/SnapKit.git", "snapkit"),
    ("/home/tom/C#Tools", "c#tools"),
  ])
  func aPackageIsKnownByTheLastPartOfItsAddress(location: String, identity: String) {
    #expect(PackageIdentity.of(location) == identity)
  }
}
