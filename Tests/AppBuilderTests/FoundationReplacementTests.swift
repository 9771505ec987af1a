import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Classes of Foundation that behave differently on Linux, as apps see them. Apple's documentation
/// of each member has its rule.
struct FoundationReplacementTests {
  @Test func collectionsCompareObjects() async throws {
    let lines = try await AppFixture.run(
      """
        let numbers = NSArray(array: [10, 20, "x", true])
        print(numbers.index(of: 20), numbers.index(of: "x"), numbers.index(of: 5) == NSNotFound)
        print(numbers.index(of: 20, in: NSRange(location: 2, length: 2)) == NSNotFound)
        let list = NSMutableArray(array: ["a", 1, "b", "a", 2])
        list.remove("a")
        list.remove(1)
        print(list.map { "\\($0)" }.joined())
        list.addObjects(from: ["c", "c"])
        list.removeObjects(in: ["c", 2])
        print(list.count, list.index(of: "b"))
        let set = NSOrderedSet(array: ["x", "y", "x"])
        print(set.count, set.map { "\\($0)" }.joined(), set.array.count)
        let mutable = NSMutableOrderedSet(array: [2, 1, 2])
        print(mutable.count, mutable.map { "\\($0)" }.joined())
        let ages = ["Ada": 36, "Bob": 7, "Cy": 20] as NSDictionary
        print(ages.keysSortedByValue(comparator: { ($0 as! NSNumber).compare($1 as! NSNumber) }))
      """, with: [:])
    #expect(
      lines == [
        "1 2 true", "true", "b2", "1 0", "2 xy 2", "2 21", "[Bob, Cy, Ada]",
      ])
  }

  @Test func theMutableStringOfAnAttributedStringKeepsTheAttributesAround() async throws {
    let lines = try await AppFixture.run(
      """
        let text = NSMutableAttributedString(string: "one", attributes: [.kern: 1])
        text.append(NSAttributedString(string: "two", attributes: [.kern: 2]))
        let characters = text.mutableString
        characters.append(" three")
        characters.insert("0 ", at: 0)
        characters.replaceOccurrences(
          of: "one", with: "1", options: [], range: NSRange(location: 0, length: text.length))
        print(text.string, characters, characters.length)
        let places = 0..<text.length
        print(
          places.map { "\\(text.attribute(.kern, at: $0, effectiveRange: nil) ?? "-")" }.joined())
        characters.deleteCharacters(in: NSRange(location: 0, length: 4))
        print(text.string)
        text.mutableString.setString("")
        print(text.length, characters.length)
      """, with: [:])
    #expect(
      lines == ["0 1two three 0 1two three 12", "111222222222", "wo three", "0 0"])
  }

  @Test func stringsAreEqualIfTheyHaveTheSameUnits() async throws {
    let lines = try await AppFixture.run(
      """
        let (one, two) = ("\\u{E9}", "e\\u{301}")
        print(one == two, (one as NSString).isEqual(to: two), (one as NSString).isEqual(to: one))
        print((one as NSString) == (two as NSString), (two as NSString).isEqual("e\\u{301}"))
        print(NSMutableString(string: one).isEqual(to: two), (one as NSString).isEqual(5))
      """, with: [:])
    #expect(lines == ["true false true", "false true", "false false"])
  }

  @Test func decimalNumbersAreRoundedToTheScaleOfABehavior() async throws {
    let lines = try await AppFixture.run(
      """
        let down = NSDecimalNumberHandler(
          roundingMode: .down, scale: 2, raiseOnExactness: false, raiseOnOverflow: false,
          raiseOnUnderflow: false, raiseOnDivideByZero: false)
        let (ten, three) = (NSDecimalNumber(string: "10"), NSDecimalNumber(string: "3"))
        print(ten.dividing(by: three, withBehavior: down))
        print(NSDecimalNumber(string: "1.239").adding(three, withBehavior: down))
        print(NSDecimalNumber(string: "1.239").subtracting(three, withBehavior: down))
        print(NSDecimalNumber(string: "1.25").multiplying(by: 1.25, withBehavior: down))
        print(NSDecimalNumber(string: "1.5").raising(toPower: 3, withBehavior: down))
        print(NSDecimalNumber(string: "1.239").multiplying(byPowerOf10: 1, withBehavior: down))
        print(ten.adding(three), ten.dividing(by: 0, withBehavior: down))
      """, with: [:])
    #expect(lines == ["3.33", "4.23", "-1.77", "1.56", "3.37", "12.39", "13 NaN"])
  }

  @Test func aFullCacheRemovesItsOldestObjects() async throws {
    let lines = try await AppFixture.run(
      """
        let watcher = Watcher()
        let cache = NSCache<NSString, NSString>()
        cache.delegate = watcher
        cache.countLimit = 2
        for name in ["a", "b", "c"] { cache.setObject(name as NSString, forKey: name as NSString) }
        print(cache.object(forKey: "a") == nil, cache.object(forKey: "b") ?? "-")
        cache.setObject("d", forKey: "d")
        print(cache.object(forKey: "c") == nil, cache.object(forKey: "b") ?? "-", watcher.evicted)
        let costly = NSCache<NSNumber, NSString>()
        costly.totalCostLimit = 10
        costly.setObject("first", forKey: 1, cost: 6)
        costly.setObject("second", forKey: 2, cost: 6)
        print(costly.object(forKey: 1) == nil, costly.object(forKey: 2) ?? "-")
      """,
      with: [
        "Watcher.swift": """
        import Foundation
        class Watcher: NSObject, NSCacheDelegate {
          var evicted: [String] = []
          func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
            evicted.append("\\(obj)")
          }
        }
        """
      ])
    #expect(lines == ["true b", #"true b ["a", "c"]"#, "true second"])
  }

  @Test func defaultsAnnounceChangesAndHoldNoOptionals() async throws {
    let lines = try await AppFixture.run(
      """
        let defaults = UserDefaults.standard
        nonisolated(unsafe) var changes = 0
        let token = NotificationCenter.default.addObserver(
          forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { _ in changes += 1 }
        defaults.set(1, forKey: "number")
        print(changes)
        defaults.set(true, forKey: "truth")
        defaults.set(2.5, forKey: "fraction")
        defaults.set("text", forKey: "text")
        defaults.set(URL(fileURLWithPath: "/file"), forKey: "url")
        print(changes)
        defaults.removeObject(forKey: "number")
        print(changes)
        defaults.set(["a", 1, ["b": 2]], forKey: "list")
        let list = defaults.array(forKey: "list") ?? []
        print("\\(list[0]) \\(list[1])", list[1] as? Double ?? -1, "\\(list[2])")
        defaults.set(["key": ["x", "y"]], forKey: "table")
        let table = defaults.dictionary(forKey: "table") ?? [:]
        print("\\(table["key"] ?? "-")", "\\(defaults.object(forKey: "text") ?? "-")")
        print(defaults.dictionaryRepresentation()["text"].map { "\\($0)" } ?? "-")
        defaults.set([1, 2], forKey: "numbers")
        print(defaults.array(forKey: "numbers") as? [Double] ?? [])
        NotificationCenter.default.removeObserver(token)
      """, with: [:])
    #expect(
      lines == [
        "1", "5", "6", #"a 1 1.0 ["b": 2]"#, #"["x", "y"] text"#, "text", "[1.0, 2.0]",
      ])
  }

  @Test func observersAreCalledInTheOrderInWhichTheyWereAdded() async throws {
    let lines = try await AppFixture.run(
      """
        let center = NotificationCenter.default
        let sender = NSObject()
        nonisolated(unsafe) var order: [Int] = []
        let tokens = (0..<12).map { number in
          center.addObserver(
            forName: number == 3 ? nil : .init("changed"), object: number == 5 ? sender : nil,
            queue: nil
          ) { notification in
            guard notification.name.rawValue == "changed" else { return }
            order.append(number)
            if number == 7 { center.post(name: .init("other"), object: nil) }
          }
        }
        center.post(name: .init("changed"), object: sender)
        print(order == Array(0..<12))
        order = []
        center.removeObserver(tokens[4])
        center.post(name: .init("changed"), object: sender)
        print(order)
      """, with: [:])
    #expect(lines == ["true", "[0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]"])
  }

  @Test func aCenterHoldsTheTokenOfAnObserverUntilItIsRemoved() async throws {
    let lines = try await AppFixture.run(
      """
        nonisolated(unsafe) var count = 0
        let centers = [NotificationCenter.default, NotificationCenter()]
        for center in centers {
          weak var token: (any NSObjectProtocol)?
          token = center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
            count += 1
          }
          center.post(name: .init("a"), object: nil)
          if let token { center.removeObserver(token, name: .init("b"), object: nil) }
          print(token != nil, count)
          if let token { center.removeObserver(token) }
          center.post(name: .init("a"), object: nil)
          print(token == nil, count)
        }
      """, with: [:])
    #expect(lines == ["true 1", "true 1", "true 2", "true 2"])
  }

  @Test func repeatingTimersHaveAnInterval() async throws {
    let lines = try await AppFixture.run(
      """
        for interval in [0, -1, 0.5] {
          for repeats in [true, false] {
            print(
              Timer(timeInterval: interval, repeats: repeats) { _ in }.timeInterval,
              Timer(fire: Date(), interval: interval, repeats: repeats) { _ in }.timeInterval)
          }
        }
      """, with: [:])
    let once = "0.0 0.0"
    #expect(lines == ["0.0001 0.0001", once, "0.0001 0.0001", once, "0.5 0.5", once])
  }

  @Test func archivesKeepTheTypesOfNumbersAndStrings() async throws {
    let lines = try await AppFixture.run(
      """
        func copy(_ object: Any) throws -> Any? {
          let data = try NSKeyedArchiver.archivedData(
            withRootObject: object, requiringSecureCoding: false)
          return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        }
        let numbers = try! copy([true, 1, 2, 1.5, false, 0, true] as NSArray) as! NSArray
        print(numbers.map { "\\($0)" }.joined(separator: " "))
        let list = try! copy([true, 1, 2] as NSArray) as! NSArray
        print(list.map { "\\($0)" }.joined(separator: " "))
        print(NSNumber(value: true) == 1)
        print(try! copy(NSMutableString(string: "text")) is NSMutableString)
        print(try! copy(NSMutableArray(array: [1])) is NSMutableArray)
        func archive(_ object: Any, secure: Bool) {
          do {
            _ = try NSKeyedArchiver.archivedData(
              withRootObject: object, requiringSecureCoding: secure)
            print("archived")
          } catch {
            print((error as NSError).domain, (error as NSError).code)
          }
        }
        archive(Plain(), secure: false)
        archive(["a": [Plain()]], secure: false)
        archive(Coded(), secure: false)
        archive(Coded(), secure: true)
        archive(Holder(), secure: false)
      """,
      with: [
        "Objects.swift": """
        import Foundation
        class Plain: NSObject {}
        class Coded: NSObject, NSCoding {
          override init() {}
          required init?(coder: NSCoder) {}
          func encode(with coder: NSCoder) {}
        }
        class Holder: NSObject, NSCoding {
          override init() {}
          required init?(coder: NSCoder) {}
          func encode(with coder: NSCoder) { coder.encode(Plain(), forKey: "plain") }
        }
        """
      ])
    #expect(
      lines == [
        "true 1 2 1.5 false 0 true", "true 1 2", "true", "true", "true", "NSCocoaErrorDomain 4866",
        "NSCocoaErrorDomain 4866", "archived", "NSCocoaErrorDomain 4866", "NSCocoaErrorDomain 4866",
      ])
  }

  @Test func objectsArePrintedAsOnIOS() async throws {
    let lines = try await AppFixture.run(
      """
        print(NSError(domain: "App", code: 5))
        print(NSError(domain: "App", code: 5, userInfo: [NSLocalizedDescriptionKey: "No luck"]))
        print(NSError(domain: NSPOSIXErrorDomain, code: 2))
        do { _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/a.txt")) } catch {
          print("\\(error)".hasPrefix(
            "Error Domain=NSCocoaErrorDomain Code=260 \\"The file “a.txt” couldn’t be opened "
              + "because there is no such file.\\" UserInfo={NSFilePath=/nowhere/a.txt"))
        }
        print(NSData(data: Data([1, 2])), NSData())
        print(NSMutableData(data: Data(0..<26)))
        print(String(format: "%@ and %@", NSNumber(value: 4), NSArray(array: [1])))
        print(NSString(format: "%@-%d", NSNumber(value: 2.5), 7))
      """, with: [:])
    #expect(
      lines == [
        #"Error Domain=App Code=5 "(null)""#,
        #"Error Domain=App Code=5 "No luck" UserInfo={NSLocalizedDescription=No luck}"#,
        #"Error Domain=NSPOSIXErrorDomain Code=2 "No such file or directory""#, "true",
        "{length = 2, bytes = 0x0102} {length = 0, bytes = 0x}",
        "{length = 26, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 12131415 16171819 }",
        "4 and (", "    1", ")", "2.5-7",
      ])
  }

  @Test func textIsInTheUsersLanguage() async throws {
    let lines = try await AppFixture.run(
      """
        let calendar = Calendar(identifier: .gregorian)
        print(calendar.monthSymbols[0], calendar.shortWeekdaySymbols[1], calendar.amSymbol)
        var german = calendar
        german.locale = Locale(identifier: "de_DE")
        print(german.monthSymbols[0])
        print(
          Date(timeIntervalSince1970: 0).description(with: Locale(identifier: "en_US"))
            .hasPrefix("Thursday, January 1, 1970 at 12:00:00"))
        print(Date(timeIntervalSince1970: 0).description(with: nil))
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 3
        print(progress.localizedDescription!, "/", progress.localizedAdditionalDescription!)
        progress.localizedDescription = "Loading"
        print(progress.localizedDescription!)
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.maximumFractionDigits = 2
        print(
          formatter.minimumIntegerDigits, formatter.string(from: 0.5)!,
          formatter.string(from: -0.25)!)
        print(formatter.string(from: 10.5)!, formatter.string(from: 0)!)
        formatter.minimumIntegerDigits = 1
        print(formatter.string(from: 0.5)!)
        let thread = Thread {}
        thread.name = "loader"
        print(thread.name ?? "-", Thread.current.name ?? "-")
        thread.start()
      """, with: [:])
    #expect(
      lines == [
        "January Mon AM", "Januar", "true", "1970-01-01 00:00:00 +0000",
        "30% completed / 3 of 10", "Loading", "0 .5 -.25", "10.5 0", "0.5", "loader ",
      ])
  }

  @Test func aSessionReadsFiles() async throws {
    let lines = try await AppFixture.run(
      """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("note.json")
        try! Data("{}".utf8).write(to: file)
        for url in [file, file.appendingPathExtension("no")] {
          let done = DispatchSemaphore(value: 0)
          URLSession.shared.dataTask(with: url) { data, response, error in
            print(
              data.map { String(decoding: $0, as: UTF8.self) } ?? "-", response?.mimeType ?? "-",
              (error as NSError?)?.code ?? 0)
            done.signal()
          }.resume()
          done.wait()
        }
      """, with: [:])
    #expect(lines == ["{} application/json 0", "- - -1100"])
  }

  @Test func namesOfApplesFoundationAreThere() async throws {
    let lines = try await AppFixture.run(
      """
        print(Progress().totalUnitCount, URLResponse().expectedContentLength)
        print(HTTPURLResponse().statusCode)
        print(URLCache(memoryCapacity: 10, diskCapacity: 20, directory: nil).memoryCapacity)
        let group = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.example")
        print(group?.lastPathComponent ?? "-")
        var counter: Int64 = 4
        print(OSAtomicIncrement64(&counter), counter)
        let status: OSStatus = noErr
        print(status)
        let source = DispatchSource.makeMemoryPressureSource(
          eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler { print("warned") }
        source.activate()
        print(source.mask == [.warning, .critical])
        print(String(localized: LocalizedStringResource("Hello \\("Ada")")))
        let purgeable = NSPurgeableData(data: Data([1]))
        purgeable.append(Data([2, 3]))
        print(
          purgeable.beginContentAccess(), purgeable.length,
          purgeable.bytes.load(fromByteOffset: 2, as: UInt8.self))
        NSUbiquitousKeyValueStore.default.set("kept", forKey: "key")
        print(NSUbiquitousKeyValueStore.default.string(forKey: "key") ?? "-")
        print(URLSessionConfiguration.background(withIdentifier: "id").allowsCellularAccess)
        let loaded = DispatchSemaphore(value: 0)
        NSBundleResourceRequest(tags: ["level"]).beginAccessingResources { _ in loaded.signal() }
        loaded.wait()
        let work = Work()
        let queue = OperationQueue()
        queue.addOperation(work)
        queue.waitUntilAllOperationsAreFinished()
        print(work.isFinished)
      """,
      with: [
        "Work.swift": """
        import Foundation
        import os
        final class Work: Operation, @unchecked Sendable {
          private var busy = false
          private var done = false
          override var isAsynchronous: Bool { true }
          override var isExecuting: Bool {
            get { busy }
            set {
              willChangeValue(forKey: "isExecuting")
              busy = newValue
              didChangeValue(forKey: "isExecuting")
            }
          }
          override var isFinished: Bool {
            get { done }
            set {
              willChangeValue(forKey: "isFinished")
              done = newValue
              didChangeValue(forKey: "isFinished")
            }
          }
          override func start() {
            isExecuting = true
            isExecuting = false
            isFinished = true
          }
        }
        let log = OSLog(subsystem: "a", category: "b")
        func mark() {
          os_signpost(.end, log: log, name: "x", signpostID: OSSignpostID(log: log))
        }
        """
      ])
    #expect(
      lines == [
        "0 -1", "200", "10", "group.example", "5 5", "0", "true", "Hello Ada", "true 3 3",
        "kept", "true", "true",
      ])
  }

  @Test func dateStrategiesWithAFormatterAreFoundByPatterns() async throws {
    let lines = try await AppFixture.run(
      """
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = TimeZone(identifier: "UTC")
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .formatted(formatter)
        let data = try! encoder.encode([Date(timeIntervalSince1970: 0)])
        print(String(decoding: data, as: UTF8.self))
        print(name(encoder.dateEncodingStrategy), name(.iso8601), name(.deferredToDate))
        print(name(.custom { _, _ in }))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(formatter)
        print(isFormatted(decoder.dateDecodingStrategy), isFormatted(.custom { _ in Date() }))
        let dates = try! decoder.decode([Date].self, from: Data("[\\"1971\\"]".utf8))
        print(dates[0].timeIntervalSince1970)
      """,
      with: [
        "Strategies.swift": """
        import UIKit
        func name(_ s: JSONEncoder.DateEncodingStrategy) -> String {
          switch s {
          case .iso8601: return "iso"
          case .formatted(let f): return f.dateFormat
          case .custom(let closure): _ = closure; return "custom"
          default: return "other"
          }
        }
        func isFormatted(_ s: JSONDecoder.DateDecodingStrategy) -> Bool {
          switch s {
          case .formatted: return true
          default: return false
          }
        }
        """
      ])
    #expect(
      lines == [#"["1970"]"#, "yyyy iso other", "custom", "true false", "31536000.0"])
  }
}
