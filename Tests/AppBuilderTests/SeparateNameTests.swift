import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Names of the frameworks that are separate libraries, in files that don't import them.
struct SeparateNameTests {
  /// Returns the frameworks that each of a module's files uses.
  private func modules(_ texts: String...) throws -> [Set<String>] {
    let files = texts.enumerated().map { index, text in
      SourceFile(URL(fileURLWithPath: "/\(index).swift"), index: index, bytes: Array(text.utf8))
    }
    let conditions = BuildConditions(names: [], swiftVersion: "5", canImport: { _ in false })
    let uses = try SeparateNameUses(in: files, conditions: conditions, watch: SourceWatch())
    return files.map { uses.modules[$0.index] ?? [] }
  }

  @Test(arguments: [
    "SecItemDelete(query)", "challenge.protectionSpace.serverTrust", "let trust = \\.serverTrust",
    "let query = [kSecClass: kSecClassKey]", "var keys: [SecKey]", "extension SecCertificate {}",
    "switch status { case errSecSuccess: break }", "let text = \"\\(errSecParam)\"",
    "let message = SecCopyErrorMessageString(status, nil)",
    "SecPKCS12Import(data, options, &items)",
    "func add() { let kSecClassValue = kSecClass }",
  ])
  func namesOfTheKeychainNeedNoImport(_ line: String) throws {
    #expect(try modules(line) == [["Security"]])
  }

  @Test(arguments: [
    "CC_MD5(bytes, CC_LONG(count), &digest)", "let size = Int(CC_SHA256_DIGEST_LENGTH)",
    "CCCryptorCreate(a, b, c, key, size, iv, &result)", "CCHmac(algorithm, key, 1, data, 1, &mac)",
  ])
  func digestsNeedNoImportIfAHeaderHasIt(_ line: String) throws {
    #expect(try modules(line) == [["CommonCrypto"]])
  }

  @Test(arguments: [
    "sqlite3_open(path, &database)", "let copied = SQLITE_ROW", "var statement: sqlite3_stmt?",
  ])
  func databasesNeedNoImportIfAHeaderHasIt(_ line: String) throws {
    #expect(try modules(line) == [["SQLite3"]])
  }

  @Test(arguments: [
    "let source = CGImageSourceCreateWithData(data as CFData, nil)",
    "func show(_ source: CGImageSource) {}", "let key = kCGImagePropertyPixelWidth",
    "CGImageDestinationFinalize(destination)",
  ])
  func imageSourcesNeedNoImport(_ line: String) throws {
    #expect(try modules(line) == [["ImageIO"]])
  }

  @Test(arguments: [
    "let small = try (data as NSData).compressed(using: .lzma) as Data",
    "let data = try data.decompressed(using: .zlib)", "var kind: NSData.CompressionAlgorithm",
  ])
  func compressedDataNeedsNoImport(_ line: String) throws {
    #expect(try modules(line) == [["Compression"]])
  }

  @Test(arguments: [
    "class Model: ObservableObject {}", "class Model { @Published var name = 1 }",
    "var all: Set<AnyCancellable> = []", "let changes = PassthroughSubject<Int, Never>()",
    "func names() -> AnyPublisher<Int, Never> { fatalError() }",
  ])
  func namesOfCombineNeedNoImport(_ line: String) throws {
    #expect(try modules(line) == [["Combine"]])
  }

  @Test(arguments: [
    "let height = kSectionHeight", "let day = kSecondsPerDay", "checkSecurity()", "checkSection()",
    "let view = SecKeyboard()", "kSecureStorage.read()", "error.errSection", "mySecKey.sign()",
    "let manager = ServerTrust.serverTrustManager", "let serverTrust = true", "Keys.kSecClass",
    "// AnyCancellable, SecKey", "let text = \"kSecClass and AnyCancellable\"",
    "let bag = AnyCancellableBag()", "class Own: MyObservableObject {}", "use(Kinds.SecKey.self)",
    "#if os(macOS)\nSecItemDelete(query)\n#endif", "CCCryptography.start()",
    "import_sqlite3_open()", "view.isCompressed = true", "text.compressed()",
  ])
  func similarNamesAreNotTheirs(_ line: String) throws {
    #expect(try modules(line) == [[]])
  }

  @Test func namesOfTheModuleItselfAreNotTheirs() throws {
    let used = try modules(
      "struct SecItem {}\nclass SecItemCell { func SecKeyName() {} }\nlet kSecClassName = 1",
      "let item = SecItem()\nlet cell = SecItemCell(kSecClassName)\nSecKeyName()",
      "let item = SecItem()\nSecItemDelete(query)")
    #expect(used == [[], [], ["Security"]])
  }

  @Test func onlyTheseNamesAreOfSeparateFrameworks() {
    #expect(Frameworks.separate.isSuperset(of: SeparateNames.all.map(\.module)))
    #expect(Frameworks.separate.isDisjoint(with: SystemModules.declared.flatMap(\.modules)))
  }
}
