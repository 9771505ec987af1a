import Foundation
import Safeguards
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The results of builds: products, repeated builds, and messages.
struct BuildTests {
  private static let app = [
    "main.swift": "import UIKit\nprint(greeting)\n", "Greeting.swift": "let greeting = \"hello\"\n",
    "Base.lproj/Main.storyboard": "<document/>", "Assets.xcassets/Contents.json": "{}",
  ]

  @Test func theBundleIsWhole() async throws {
    let fixture = try ProjectFixture(Self.app, folderName: "mein \"Projekt\" größer")
    let app = try await fixture.build()
    #expect(app.bundle.lastPathComponent == "Fixture.app")
    #expect(app.bundleIdentifier == "org.example.Fixture")
    #expect(try await ConfinedProgram.run(app.executable, []).output == "hello\n")
    let contents = try FileManager.default.subpathsOfDirectory(atPath: app.bundle.path)
    #expect(
      Set(contents).isSuperset(of: [
        "Fixture", "Info.plist", "Base.lproj/Main.storyboard", "Assets.xcassets/Contents.json",
      ]))
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(Set(files) == ["App", "Fixture.xcodeproj"])
  }

  /// Foundation on Linux can't read them as they are.
  @Test(arguments: ["[]", "PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"a.dtd\" [\n  ]"])
  func propertyListsWithAnInternalSubsetAreRead(_ subset: String) async throws {
    let list =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist \(subset)>\n<plist version=\"1.0\">"
      + "<dict><key>CFBundleName</key><string>b</string></dict></plist>"
    var files = Self.app
    for name in ["Info.plist", "Settings.plist", "en.lproj/Localizable.strings"] {
      files[name] = list
    }
    let fixture = try ProjectFixture(files)
    fixture.missing = ["Settings.plist"]
    fixture.settings["INFOPLIST_FILE"] = "App/Info.plist"
    fixture.settings["GENERATE_INFOPLIST_FILE"] = "NO"
    let app = try await fixture.build()
    for name in ["Info.plist", "Settings.plist", "en.lproj/Localizable.strings"] {
      let data = try Data(contentsOf: app.bundle.appendingPathComponent(name))
      let read = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect((read as? [String: Any])?["CFBundleName"] as? String == "b", "\(name)")
    }
  }

  /// The compiler's copy of the system's modules takes far more room than the app.
  @Test(arguments: [true, false]) func theSystemsModulesAreKeptIfWanted(_ keepsModules: Bool)
    async throws
  {
    let fixture = try ProjectFixture(Self.app)
    var options = try BuildOptions(cache: fixture.cache)
    options.keepsModules = keepsModules
    try fixture.writeProject()
    _ = try await AppBuilder(options: options).build(fixture.folder)
    let kept = try FileManager.default.subpathsOfDirectory(atPath: fixture.cache.path)
    #expect(kept.contains { $0.hasSuffix(".o") })
    #expect(kept.contains { $0.hasSuffix(".pcm") } == keepsModules)
  }

  @Test(arguments: [
    ("error opening 'a.o' for output: No space left on device", true),
    ("can't use the file: the disk is full", true), ("cannot find 'a' in scope", false),
  ])
  func aFullDiskIsToldFromAFault(_ message: String, isOfFullDisk: Bool) {
    #expect(BuildFailure(message).isOfFullDisk == isOfFullDisk)
    #expect(!BuildFailure([Diagnostic(.warning, message)]).isOfFullDisk)
  }

  @Test func nothingChangedMeansNothingDone() async throws {
    let fixture = try ProjectFixture(Self.app)
    #expect(try await !fixture.build().wasUpToDate)
    #expect(try await fixture.build().wasUpToDate)
    try fixture.write("let greeting = \"bye\"\n", to: "Greeting.swift")
    let app = try await fixture.build()
    #expect(!app.wasUpToDate)
    #expect(try await ConfinedProgram.run(app.executable, []).output == "bye\n")
    try FileManager.default.removeItem(at: app.bundle)
    #expect(try await !fixture.build().wasUpToDate)
  }

  @Test func aNewFileInASynchronizedFolderIsSeen() async throws {
    let fixture = try ProjectFixture(Self.app)
    fixture.style = .synchronized
    _ = try await fixture.build()
    try fixture.write("extension Int { var twice: Int { self * 2 } }\n", to: "New.swift")
    #expect(try await !fixture.build().wasUpToDate)
  }

  @Test func aFailedBuildLeavesTheLastGoodApp() async throws {
    let fixture = try ProjectFixture(Self.app)
    let output = fixture.folder.appendingPathComponent("out")
    let app = try await fixture.build(into: output)
    try fixture.write("let greeting = \n", to: "Greeting.swift")
    await #expect(throws: BuildFailure.self) { try await fixture.build(into: output) }
    #expect(try await ConfinedProgram.run(app.executable, []).output == "hello\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: output.path) == ["Fixture.app"])
  }

  @Test func buildsAtTheSameTimeWaitForEachOther() async throws {
    let fixture = try ProjectFixture(Self.app)
    try fixture.writeProject()
    async let first = fixture.build()
    async let second = fixture.build()
    let apps = try await [first, second]
    #expect(apps.count { $0.wasUpToDate } == 1)
  }

  @Test func errorsNameThePersonsFileLineAndColumn() async throws {
    let text = """
      import UIKit\r
      class A: UIView {\r
        @IBOutlet private weak var a: UIView!; var wrong: Int = "x"\r
        func f() { g(#selector(tap), 1 + "y") }; @objc func tap() {}\r
        func g(_ s: Selector, _ n: Int) {}\r
      }\r

      """
    for data in [Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)] {
      let fixture = try ProjectFixture()
      try fixture.write(data, to: "Über mich.swift")
      let errors = try await fixture.failure().filter { $0.severity == .error }
      #expect(errors.count == 2, "\(errors)")
      #expect(errors.first?.file?.hasSuffix("/App/Über mich.swift") == true)
      #expect(errors.map(\.line) == [3, 4])
      #expect(errors.map(\.column) == [59, 36])
      #expect(errors.first?.description.contains("var wrong: Int = \"x\"\n") == true)
    }
  }

  /// The compiler would write gigabytes because it repeats the line for each of 34,000 errors.
  @Test func aLongLineThatIsNoSwiftIsToldOnce() async throws {
    let line = "class A { " + String(repeating: "init?(", count: 34_000)
    let fixture = try ProjectFixture(["main.swift": "print(1)\n", "A.swift": line + "\n"])
    let errors = try await fixture.failure()
    #expect(errors.count == 1 && errors[0].file?.hasSuffix("/A.swift") == true, "\(errors)")
    #expect(errors[0].line == 1)
    #expect("\(errors)".utf8.count < 5000)
  }

  /// All Objective-C results can be ignored, but Swift results can't.
  @Test func unusedResultsOfFoundationsClassesAreNoWarnings() async throws {
    let fixture = try ProjectFixture([
      "main.swift": """
      import Foundation
      let text = NSMutableString(string: "a b")
      text.replaceOccurrences(of: "a", with: "c", options: [], range: NSRange(location: 0, length: 3))
      func answer() -> Int { 42 }
      answer()

      """
    ])
    let warnings = try await fixture.build().warnings
    #expect(warnings.map(\.line) == [5], "\(warnings)")
  }

  /// An `async` delegate method can be written as Apple documents it, in any language mode.
  @Test(arguments: ["5.0", "6.0"]) func aDelegateAsItIsDocumentedIsNoWarning(
    _ version: String
  ) async throws {
    let fixture = try ProjectFixture([
      "main.swift": """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        private var last: [AnyHashable: Any] = [:]
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) async -> UIBackgroundFetchResult {
          last = userInfo
          return .newData
        }
      }

      """
    ])
    fixture.settings["SWIFT_VERSION"] = version
    let warnings = try await fixture.build().warnings
    #expect(warnings.isEmpty, "\(warnings)")
  }

  @Test(arguments: ["5.0", "6.0"]) func aDelegateWithNothingIsNoWarning(_ version: String)
    async throws
  {
    let fixture = try ProjectFixture([
      "main.swift": """
      import UIKit
      import UserNotifications
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      class NotificationDelegate: NSObject, UNUserNotificationCenterDelegate {}

      """
    ])
    fixture.settings["SWIFT_VERSION"] = version
    let warnings = try await fixture.build().warnings
    #expect(warnings.isEmpty, "\(warnings)")
  }

  /// The compiler prints only warnings about the files that it compiles.
  @Test func anIncrementalBuildKeepsTheWarningsOfOtherFiles() async throws {
    let fixture = try ProjectFixture([
      "main.swift": "func a() { let b = 1 }\na()\n", "Other.swift": "func c() { let d = 1 }\n",
    ])
    func warnings() async throws -> [String] {
      try await fixture.build().warnings.map {
        "\(URL(fileURLWithPath: $0.file ?? "").lastPathComponent):\($0.line ?? 0)"
      }
    }
    #expect(try await warnings().sorted() == ["Other.swift:1", "main.swift:1"])
    try fixture.write("\nfunc a() { let b = 1 }\na()\n", to: "main.swift")
    #expect(try await warnings().sorted() == ["Other.swift:1", "main.swift:2"])
    try fixture.write("a()\n", to: "main.swift")
    _ = try await fixture.failure()
    try fixture.write("print(1)\n", to: "main.swift")
    #expect(try await warnings() == ["Other.swift:1"])
    try fixture.write("func c() {}\n", to: "Other.swift")
    #expect(try await warnings() == [])
  }

  /// A build that doesn't compile anything repeats the compiler's earlier warnings.
  @Test func aChangedResourceCompilesNothing() async throws {
    let fixture = try ProjectFixture(["main.swift": "func a() { let b = 1 }\na()\n"])
    try fixture.write("one", to: "words.txt")
    let first = try await fixture.build()
    let record = try compilation(in: fixture.cache)
    #expect(first.warnings.contains { $0.message.contains("never used") }, "\(first.warnings)")
    try fixture.write("one and two", to: "words.txt")
    let second = try await fixture.build()
    #expect(!second.wasUpToDate && second.warnings == first.warnings)
    #expect(try compilation(in: fixture.cache) == record)
    let words = second.bundle.appendingPathComponent("words.txt")
    #expect(try String(contentsOf: words, encoding: .utf8) == "one and two")
    try fixture.write("print(2)\n", to: "main.swift")
    #expect(try await fixture.build().warnings.isEmpty)
    #expect(try compilation(in: fixture.cache) != record)
  }

  /// Returns the time at which the compiler last ran.
  private func compilation(in cache: URL) throws -> FileStamp {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    let path = try #require(paths.first { $0.hasSuffix("/compilation.json") })
    return FileStamp(cache.appendingPathComponent(path).path)
  }

  @Test func aCrashNamesThePersonsLine() async throws {
    let fixture = try ProjectFixture([
      "main.swift":
        "import UIKit\n\nfunc crash() {\n  let none: Int? = nil\n  print(none!)\n}\ncrash()\n"
    ])
    let app = try await fixture.build()
    let result = try await ConfinedProgram.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["SWIFT_BACKTRACE=enable=yes,color=no,interactive=no", app.executable.path])
    #expect(result.status != 0)
    #expect(result.output.contains("App/main.swift:5:"), "\(result.output)")
  }

  @Test func connectionsToNothingAreWarnings() async throws {
    let fixture = try ProjectFixture([
      "main.swift": "import UIKit\n",
      "Form.swift": """
      import UIKit
      class Form: UIView {
        @IBOutlet var there: UIView!
        @IBAction func tap(_ sender: Any) {}
      }
      """,
      "Main.storyboard": """
      <document>
      <view id="v1" customClass="Form" customModule="Fixture" customModuleProvider="target">
      <connections>
      <outlet property="there" destination="v2" id="c1"/>
      <outlet property="gone" destination="v2" id="c2"/>
      </connections>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius"/>
      <userDefinedRuntimeAttribute type="string" keyPath="mood"/>
      </userDefinedRuntimeAttributes>
      </view>
      <button id="b1"><connections>
      <action selector="tap:" destination="v1" id="c3"/>
      <action selector="tip:" destination="v1" id="c4"/>
      </connections></button>
      <view id="v2" customClass="Nobody" customModuleProvider="target"/>
      <imageView id="i1" image="house"/><imageView id="i2" image="here"/>
      </document>
      """,
      "Assets.xcassets/here.imageset/Contents.json": "{}",
    ])
    let warnings = try await fixture.build().warnings
    #expect(warnings.map(\.line) == [5, 9, 14, 16, 17], "\(warnings)")
    #expect(
      warnings[0].description.contains(
        "Main.storyboard:5: warning: the class Form has no outlet 'gone'"))
    #expect(warnings[2].message.contains("has no action 'tip:'"))
    #expect(warnings[3].message.contains("unknown class Nobody"))
    #expect(warnings[4].message.contains("no image 'house'"))
  }

  @Test func stringCatalogsBecomeStrings() async throws {
    let fixture = try ProjectFixture(Self.app)
    try fixture.write(
      #"""
      {"sourceLanguage": "en", "strings": {"hi": {"localizations": {"de": {"stringUnit":
      {"state": "translated", "value": "hallo"}}}}}, "version": "1.0"}
      """#, to: "Localizable.xcstrings")
    let app = try await fixture.build()
    let file = app.bundle.appendingPathComponent("de.lproj/Localizable.strings")
    let table = try PropertyListFile.read(file, what: "strings") as? [String: String]
    #expect(table == ["hi": "hallo"])
  }

  @Test func twoResourcesOfOneNameAreAWarning() async throws {
    let fixture = try ProjectFixture(Self.app)
    try fixture.write("a", to: "one/data.txt")
    try fixture.write("b", to: "two/data.txt")
    let app = try await fixture.build()
    #expect(app.warnings.contains { $0.message.contains("two resources are named data.txt") })
    let data = try Data(contentsOf: app.bundle.appendingPathComponent("data.txt"))
    #expect(data == Data("a".utf8))
  }

  @Test func aProjectOlderThanSwift3IsSaidToBe() async throws {
    let fixture = try ProjectFixture(["main.swift": "import UIKit\nlet c = UIColor.blackColor()\n"])
    fixture.settings["SWIFT_VERSION"] = nil
    let diagnostics = try await fixture.failure()
    #expect(diagnostics.first?.element == "SWIFT_VERSION")
    #expect(diagnostics.dropFirst().first?.line == 2)
  }

  @Test(arguments: [
    (
      "let style = UITableViewStyle.plain",
      "'UITableViewStyle' has been renamed to 'UITableView.Style'"
    ),
    (
      "let fill = kCAFillModeBoth",
      "'kCAFillModeBoth' has been renamed to 'CAMediaTimingFillMode.both'"
    ),
    (
      "let insets = UIEdgeInsetsMake(1, 2, 3, 4)",
      "'UIEdgeInsetsMake' has been renamed to 'UIEdgeInsets(top:left:bottom:right:)'"
    ),
    (
      "let name = NSNotification.Name.UIDeviceOrientationDidChange",
      "'UIDeviceOrientationDidChange' has been renamed to 'UIDevice.orientationDidChangeNotification'"
    ),
  ])
  func namesOfSwift4AreSaidToBeRenamed(code: String, message: String) async throws {
    func fixture(_ version: String) throws -> ProjectFixture {
      let fixture = try ProjectFixture(["main.swift": "import UIKit\n\(code)\n"])
      fixture.settings["SWIFT_VERSION"] = version
      return fixture
    }
    _ = try await fixture("4.0").build()
    let diagnostics = try await fixture("5.0").failure()
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.line == 2)
  }
}
