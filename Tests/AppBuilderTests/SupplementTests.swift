import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The replacements for members of Foundation's classes that have fewer features on Linux.
struct SupplementTests {
  @Test func numbersOfDefaultsAndFormattersAreAsOnIOS() async throws {
    let lines = try await AppFixture.run(
      """
        let defaults = UserDefaults.standard
        defaults.set(5, forKey: "number")
        print(defaults.object(forKey: "number") as? Double ?? -1)
        defaults.set(URL(string: "https://a.de/x"), forKey: "url")
        print(defaults.url(forKey: "url")?.absoluteString ?? "-")
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        print(formatter.string(from: 2.5) ?? "-", formatter.number(from: "12abc") == nil)
        formatter.numberStyle = .currency
        formatter.maximumFractionDigits = 0
        print(formatter.string(from: 1200) ?? "-")
        print(NSTextCheckingResult.CheckingType.link.rawValue)
        print((try? NSDataDetector(types: NSTextCheckingAllTypes)) != nil)
        let text = "One, two. Three!"
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, stop in
          print(word ?? "-")
          stop = word == "two"
        }
        print((try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(Data([1]))) == nil)
      """, with: ["Form.swift": "import UIKit\nclass Form: UIView {}\n"])
    #expect(
      lines.suffix(9) == [
        "5.0", "https://a.de/x", "2.50 true", "$1,200", "32", "true", "One", "two", "true",
      ])
  }

  @Test func messagesOfAnAppAreNotifications() async throws {
    let lines = try await AppFixture.run(
      """
        let center = NotificationCenter.default
        let token = center.addObserver(of: Oven.self, for: .didHeat) { print("message", $0.degrees) }
        let old = center.addObserver(forName: Oven.DidHeat.name, object: nil, queue: nil) {
          print("notification", $0.userInfo?["degrees"] ?? "-")
        }
        let plain = center.addObserver(of: Oven.self, for: .didCool) { _ in print("cool") }
        center.post(Oven.DidHeat(degrees: 180), subject: Oven())
        center.post(name: Oven.DidHeat.name, object: nil, userInfo: ["degrees": 200])
        center.post(name: Oven.DidHeat.name, object: nil)
        center.post(Oven.DidCool())
        print(Oven.DidCool.name.rawValue.hasSuffix("Oven.DidCool"))
        withExtendedLifetime((token, old, plain)) {}
      """,
      with: [
        "Oven.swift": """
        import Foundation
        final class Oven {
          struct DidHeat: NotificationCenter.MainActorMessage {
            typealias Subject = Oven
            static var name: Notification.Name { Notification.Name("OvenDidHeat") }
            var degrees: Int
            static func makeMessage(_ notification: Notification) -> Self? {
              (notification.userInfo?["degrees"] as? Int).map { Self(degrees: $0) }
            }
            static func makeNotification(_ message: Self) -> Notification {
              Notification(name: name, userInfo: ["degrees": message.degrees])
            }
          }
          struct DidCool: NotificationCenter.MainActorMessage { typealias Subject = Oven }
        }
        extension NotificationCenter.MessageIdentifier
        where Self == NotificationCenter.BaseMessageIdentifier<Oven.DidHeat> {
          static var didHeat: Self { .init() }
        }
        extension NotificationCenter.MessageIdentifier
        where Self == NotificationCenter.BaseMessageIdentifier<Oven.DidCool> {
          static var didCool: Self { .init() }
        }
        """
      ])
    #expect(
      lines == [
        "message 180", "notification 180", "message 200", "notification 200", "notification -",
        "cool", "true",
      ])
  }

  @Test func defaultsKeepTheFractionOfDecimalNumbers() async throws {
    let lines = try await AppFixture.run(
      """
        let defaults = UserDefaults.standard
        defaults.set(NSDecimalNumber(string: "12.25"), forKey: "price")
        defaults.set(["tax": Decimal(string: "0.5")!, "count": 2], forKey: "parts")
        print(defaults.double(forKey: "price"), defaults.object(forKey: "price") as? Double ?? 0)
        print(defaults.dictionary(forKey: "parts")?["tax"] as? Double ?? 0)
      """, with: [:])
    #expect(lines == ["12.25 12.25", "0.5"])
  }

  @Test func extensionsOfNumbersCallSwiftsFunctions() async throws {
    let lines = try await AppFixture.run(
      """
        print(CGFloat(-2.5).steps, CGFloat(-2.5).distance(from: 1), CGFloat.larger(-3, 2))
        print(CGFloat(-2.5).clamped, CGFloat(6).clamped, CGFloat.largest([-4, 3]))
      """,
      with: [
        "Numbers.swift": """
        import UIKit
        extension CGFloat {
          var steps: Int { self < 0 ? -Int(UInt32(abs(self))) : abs(-1) }
          func distance(from other: CGFloat) -> CGFloat { abs(abs(self) - abs(other)) }
          static func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat { max(abs(a), abs(b)) }
          static let limit: CGFloat = max(3, 5, 4)
          var clamped: CGFloat { min(max(self, 0), Self.limit) }
          static func largest(_ all: [CGFloat]) -> CGFloat { all.map(abs).reduce(0, max) }
        }
        """
      ])
    #expect(lines == ["-2 1.5 3.0", "0.0 5.0 4.0"])
  }

  @Test func foldersAreWhereTheyAreOnIOS() async throws {
    let lines = try await AppFixture.run(
      """
        let home = NSHomeDirectory()
        let urls = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)
        print(urls.map(\\.path) == [home + "/Library"])
        let url = try? FileManager.default.url(
          for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
        print(url == URL.libraryDirectory, try! URL(for: .libraryDirectory, in: .userDomainMask) == url)
        print(NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)[0] == urls[0].path)
        print(documents == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0])
      """,
      with: [
        "Documents.swift": "import Foundation\nlet documents = URL.documentsDirectory\n"
      ])
    #expect(lines == ["true", "true true", "true", "true"])
  }

  @Test func foldersNeedNoImportBesidesFoundation() async throws {
    let names = [
      "application", "applicationSupport", "caches", "desktop", "documents", "downloads", "library",
      "movies", "music", "pictures",
    ]
    var files = [
      "Folder.swift": """
      import Foundation
      let folder = try? URL(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
      """,
      "Bookmark.swift":
        "import Foundation\nlet bookmark = try? Bundle.main.bundleURL.bookmarkData()\n",
    ]
    for name in names {
      files[name + ".swift"] = "import Foundation\nlet \(name) = URL.\(name)Directory\n"
    }
    let lines = try await AppFixture.run(
      """
        print(Set([\(names.joined(separator: ", "))]).count, folder == documents, bookmark != nil)
      """, with: files)
    #expect(lines == ["10 true true"])
  }

  @Test func theSystemIsThatOfTheDevice() async throws {
    let lines = try await AppFixture.run(
      """
        let info = ProcessInfo.processInfo
        let version = info.operatingSystemVersion
        print("\\(version.majorVersion).\\(version.minorVersion)" == UIDevice.current.systemVersion)
        print(info.operatingSystemVersionString.hasPrefix("Version \\(UIDevice.current.systemVersion)"))
        for (major, minor) in [(18, 5), (17, 6), (18, 6), (99, 0)] {
          print(
            info.isOperatingSystemAtLeast(
              OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)))
        }
      """, with: [:])
    #expect(lines == ["true", "true", "true", "true", "false", "false"])
  }

  @Test func namesOfMonthsAreOptionalAndUnwrappedByThemselves() async throws {
    let lines = try await AppFixture.run(
      """
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        print(formatter.monthSymbols[0], formatter.shortWeekdaySymbols!.count)
        if let symbols = formatter.veryShortStandaloneWeekdaySymbols { print(symbols.joined()) }
        for symbol in formatter.quarterSymbols.prefix(1) { print(symbol) }
        formatter.amSymbol = "a"
        formatter.dateFormat = "h a"
        formatter.timeZone = TimeZone(identifier: "UTC")
        print(formatter.amSymbol!, formatter.string(from: Date(timeIntervalSince1970: 3600)))
      """, with: [:])
    #expect(lines == ["January 7", "SMTWTFS", "1st quarter", "a 1 a"])
  }

  @Test func errorsSpeakAsOnIOS() async throws {
    let lines = try await AppFixture.run(
      """
        func tell(_ work: () throws -> Any) {
          do { print(try work()) } catch { print(error.localizedDescription) }
        }
        tell { throw Failure.odd }
        tell { throw Failure.told }
        tell { try JSONDecoder().decode([Int].self, from: Data("{}".utf8)) }
        tell { try JSONDecoder().decode([String: Int].self, from: Data(#"{"a": null}"#.utf8)) }
        tell { try Data(contentsOf: URL(fileURLWithPath: "/none.txt")) }
        tell { try FileManager.default.removeItem(atPath: "/none.txt") }
        print(NSError(domain: "Maker", code: 3).localizedDescription)
        print(Named().localizedDescription, CocoaError(.fileNoSuchFile).localizedDescription)
      """,
      with: [
        "Failure.swift": """
        import Foundation
        enum Failure: Error { case odd, told }
        extension Failure: LocalizedError {
          var errorDescription: String? { self == .told ? "Told." : nil }
        }
        public protocol Speaking: Error { var localizedDescription: String { get } }
        public struct Speaker: Speaking {}
        public protocol Storing { func set(_ value: Any?, forKey defaultName: String) }
        extension UserDefaults: Storing {}
        class Named: NSError, @unchecked Sendable {
          init() { super.init(domain: "Named", code: 1) }
          required init?(coder: NSCoder) { nil }
        }
        """
      ])
    #expect(
      lines == [
        "The operation couldn’t be completed. (Fixture.Failure error 0.)", "Told.",
        "The data couldn’t be read because it isn’t in the correct format.",
        "The data couldn’t be read because it is missing.",
        "The file “none.txt” couldn’t be opened because there is no such file.",
        "“none.txt” couldn’t be removed.", "The operation couldn’t be completed. (Maker error 3.)",
        "The operation couldn’t be completed. (Named error 1.) The file doesn’t exist.",
      ])
  }

  @Test func anAppsOwnWordsForErrorsStay() async throws {
    let lines = try await AppFixture.run(
      """
        print(Failure.odd.localizedDescription, Worded().localizedDescription)
      """,
      with: [
        "Failure.swift": """
        import Foundation
        enum Failure: Error { case odd }
        extension Error { var localizedDescription: String { "own" } }
        class Worded: NSError, @unchecked Sendable {
          init() { super.init(domain: "Worded", code: 1) }
          required init?(coder: NSCoder) { nil }
          override var localizedDescription: String { "overridden" }
        }
        """
      ])
    #expect(lines == ["own overridden"])
  }

  @Test func whatIsInlinedElsewhereMayAskErrorsWhatTheyAre() async throws {
    let lines = try await AppFixture.run(
      """
        print(words(of: NSError(domain: "Maker", code: 3)))
      """,
      with: [
        "Words.swift": """
        import Foundation
        @inlinable public func words(of error: any Error) -> String { error.localizedDescription }
        """
      ])
    #expect(lines == ["The operation couldn’t be completed. (Maker error 3.)"])
  }

  @Test func anErrorsClassMaySayWhatItIs() async throws {
    let lines = try await AppFixture.run(
      """
        let errors: [any Error] = [Worded(), Reasoned(), Plain(domain: "Plain", code: 1)]
        for error in errors { print(error.localizedDescription) }
      """,
      with: [
        "Errors.swift": """
        import Foundation
        class Plain: NSError, @unchecked Sendable {}
        class Worded: NSError, @unchecked Sendable {
          init() { super.init(domain: "Worded", code: 1) }
          required init?(coder: NSCoder) { nil }
          override var localizedDescription: String { "Offline" }
        }
        class Reasoned: NSError, @unchecked Sendable {
          init() { super.init(domain: "Reasoned", code: 1) }
          required init?(coder: NSCoder) { nil }
          override var localizedFailureReason: String? { "It’s late." }
        }
        """
      ])
    #expect(
      lines == [
        "Offline", "The operation couldn’t be completed. It’s late.",
        "The operation couldn’t be completed. (Plain error 1.)",
      ])
  }

  @Test func namesOfPeopleAreWritten() async throws {
    let lines = try await AppFixture.run(
      """
        print(initials, PersonNameComponentsFormatter().personNameComponents(from: "Bo")?.givenName ?? "")
      """,
      with: [
        "Initials.swift": """
        import Foundation
        let person = PersonNameComponents(givenName: "Ann", familyName: "Lee")
        let initials = PersonNameComponentsFormatter.localizedString(
          from: person, style: .abbreviated, options: [])
        """
      ])
    #expect(lines == ["AL Bo"])
  }

  @Test func theFilesOfABundleAreURLs() async throws {
    let lines = try await AppFixture.run(
      """
        print(Files.names)
      """,
      with: [
        "a.text": "", "b.text": "",
        "Files.swift": """
        import Foundation
        enum Files {
          static var names: [String] {
            let urls = Bundle.main.urls(forResourcesWithExtension: "text", subdirectory: nil)!
            var names: [String] = []
            for url in urls where url.lastPathComponent.starts(with: "a") {
              names.append(url.lastPathComponent)
            }
            let all: [URL]? = Bundle.urls(
              forResourcesWithExtension: "text", subdirectory: nil, in: Bundle.main.bundleURL)
            return names + ["\\(all?.count ?? 0)"]
          }
        }
        """,
      ])
    #expect(lines == [#"["a.text", "2"]"#])
  }

  @Test func anAppsOwnSearchForFilesMayHaveTheNameOfABundles() async throws {
    let lines = try await AppFixture.run(
      """
        let finders: [any Finding] = [Finder(), Bundle.main]
        for finder in finders {
          let urls = finder.urls(forResourcesWithExtension: "text", subdirectory: nil) ?? []
          let find = finder.urls(forResourcesWithExtension:subdirectory:)
          print(urls.map(\\.lastPathComponent), find("none", nil)?.count ?? 0)
        }
      """,
      with: [
        "a.text": "",
        "Finder.swift": """
        import Foundation
        protocol Finding {
          func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]?
        }
        extension Bundle: Finding {}
        struct Finder: Finding {
          func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? {
            [URL(fileURLWithPath: "/own." + (ext ?? ""))]
          }
        }
        """,
      ])
    #expect(lines == [#"["own.text"] 1"#, #"["a.text"] 0"#])
  }

  @Test func whatIsFoundationsNeedsNoOtherImport() async throws {
    let lines = try await AppFixture.run(
      """
        let activity = NSUserActivity(activityType: "a")
        activity.order = 3
        print(activity.order ?? 0, seconds, turn.tx, NSItemProvider().isEmpty)
      """,
      with: [
        "Activity.swift": """
        import Foundation
        extension NSUserActivity {
          var order: NSInteger? {
            get { userInfo?["order"] as? Int }
            set { userInfo = ["order": newValue ?? 0] }
          }
        }
        """,
        "Provider.swift": """
        import Foundation
        extension NSItemProvider {
          var isEmpty: Bool { registeredTypeIdentifiers.isEmpty }
        }
        """,
        "Turn.swift": "import Foundation\nlet turn = CGAffineTransform(translationX: 2, y: 0)\n",
        "Seconds.swift": "import Foundation\nlet seconds = 2_000_000_000 / NSEC_PER_SEC\n",
      ])
    #expect(lines == ["3 2 2.0 true"])
  }

  @Test func sessionsCanBeToldToWaitForAConnection() async throws {
    let lines = try await AppFixture.run(
      """
        let configuration = URLSessionConfiguration.ephemeral
        print(configuration.waitsForConnectivity)
        configuration.waitsForConnectivity = true
        print(configuration.waitsForConnectivity)
        print(URLSessionConfiguration.ephemeral.waitsForConnectivity)
      """, with: [:])
    #expect(lines == ["false", "true", "false"])
  }

  @Test func requestsCanAvoidNetworks() async throws {
    let lines = try await AppFixture.run(
      """
        let configuration = URLSessionConfiguration.ephemeral
        configuration.allowsExpensiveNetworkAccess = false
        print(configuration.allowsExpensiveNetworkAccess, configuration.allowsConstrainedNetworkAccess)
        var request = URLRequest(url: URL(fileURLWithPath: "/"))
        request.allowsConstrainedNetworkAccess = true
        print(request.allowsConstrainedNetworkAccess, request.allowsExpensiveNetworkAccess)
        let error = URLError(
          .notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
        print(error.networkUnavailableReason == .constrained, URLError(.timedOut).networkUnavailableReason == nil)
      """, with: [:])
    #expect(lines == ["false true", "true true", "true true"])
  }

  @Test(arguments: [
    """
    public protocol HTTPSession {
      func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws
        -> (Data, URLResponse)
    }
    extension URLSession: HTTPSession {}
    """,
    """
    extension URLSession {
      func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws
        -> (Data, URLResponse)
      { throw URLError(.badURL) }
    }
    """,
  ])
  func sessionsMayBeExtended(_ code: String) async throws {
    let lines = try await AppFixture.run(
      "  print(URLSession.shared === URLSession.shared)",
      with: ["Session.swift": "import Foundation\n\(code)\n"])
    #expect(lines == ["true"])
  }

  @Test func whatAModuleOverridesIsFoundations() async throws {
    let lines = try await AppFixture.run(
      """
        let defaults: UserDefaults = Fixed()
        print(defaults.object(forKey: "any") as? String ?? "-")
        let formatter: NumberFormatter = Rounded()
        print(formatter.maximumFractionDigits)
        let dates: DateFormatter = Weekly()
        print(dates.weekdaySymbols[0], dates.monthSymbols!.count)
        func makeLocal() -> UserDefaults {
          class Local: UserDefaults {
            override func object(forKey defaultName: String) -> Any? { "local" }
          }
          return Local()
        }
        print(makeLocal().object(forKey: "any") as? String ?? "-")
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIView {}
        class Fixed: UserDefaults {
          override func object(forKey defaultName: String) -> Any? {
            super.object(forKey: defaultName) ?? "fixed"
          }
        }
        class Rounded: NumberFormatter, @unchecked Sendable {
          override var maximumFractionDigits: Int {
            get { 7 }
            set {}
          }
        }
        class Weekly: DateFormatter, @unchecked Sendable {
          override var weekdaySymbols: [String]! {
            get { ["Sunny"] }
            set {}
          }
        }
        """
      ])
    #expect(lines.suffix(4) == ["fixed", "7", "Sunny 12", "local"])
  }

  @Test func tasksThatWaitForAnswersCanBeCancelled() async throws {
    let lines = try await AppFixture.run([
      "main.swift": """
      import UIKit
      let url = URL(string: "http://127.0.0.1:9/")!
      var codes: Set<Int> = []
      for delay in 0..<200 {
        let task = Task.detached { try await URLSession.shared.data(from: url).0.count }
        try await Task.sleep(nanoseconds: UInt64(delay) * 5_000)
        task.cancel()
        do {
          print(try await task.value)
        } catch {
          codes.insert((error as? URLError)?.errorCode ?? 0)
        }
      }
      print(codes.contains(-999), codes.count <= 2)
      do {
        try await withThrowingTaskGroup(of: Int.self) { group in
          for path in ["a", "b", "c", "d"] {
            let page = url.appendingPathComponent(path)
            group.addTask { try await URLSession.shared.data(from: page).0.count }
          }
          for try await count in group { print(count) }
        }
      } catch {
        print(error is URLError)
      }
      """
    ])
    #expect(lines.suffix(2) == ["true true", "true"])
  }

  @Test func objectsOfOtherClassesThanAskedForAreNotUnarchived() async throws {
    let lines = try await AppFixture.run(
      """
        func archive(_ object: Any) -> Data {
          try! NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        }
        let people = archive([Person("Ann"), Person("Ben")])
        do {
          print(try NSKeyedUnarchiver.unarchivedObject(ofClasses: [Person.self], from: people) ?? 0)
        } catch {
          print((error as NSError).domain, (error as NSError).code)
        }
        print((try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: people)) == nil)
        let all = try? NSKeyedUnarchiver.unarchivedObject(
          ofClasses: [NSArray.self, Person.self], from: people)
        print((all as? [Person] ?? []).map(\\.name))
        let array = try? NSKeyedUnarchiver.unarchivedArrayOfObjects(
          ofClass: Person.self, from: people)
        print((array ?? []).map(\\.name))
        let ages = archive(["Ann": 5])
        let found = try? NSKeyedUnarchiver.unarchivedDictionary(
          ofKeyClass: NSString.self, objectClass: NSNumber.self, from: ages)
        print(found?["Ann"]?.intValue ?? 0)
        print(
          (try? NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClass: NSString.self, objectClass: Person.self, from: ages)) == nil)
      """,
      with: [
        "Person.swift": """
        import UIKit
        class Person: NSObject, NSSecureCoding {
          static var supportsSecureCoding: Bool { true }
          let name: String
          init(_ name: String) { self.name = name }
          required init?(coder: NSCoder) {
            name = coder.decodeObject(of: NSString.self, forKey: "name") as? String ?? "-"
          }
          func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
        }
        """
      ])
    #expect(
      lines.suffix(6) == [
        "NSCocoaErrorDomain 4864", "true", #"["Ann", "Ben"]"#, #"["Ann", "Ben"]"#, "5", "true",
      ])
  }
}
