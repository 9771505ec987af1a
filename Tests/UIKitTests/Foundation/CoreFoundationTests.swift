import Foundation
import Testing

@testable import FoundationSupplement

/// Core Foundation functions for Foundation objects.
struct CoreFoundationTests {
  @Test func yesAndNoAreNoNumbers() throws {
    let parsed = try JSONSerialization.jsonObject(with: Data("[true, 1, \"x\"]".utf8))
    let kinds = try #require(parsed as? [Any]).map { CFGetTypeID($0 as AnyObject) }
    #expect(kinds == [CFBooleanGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID()])
    #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSArray()) == CFArrayGetTypeID())
    #expect(CFGetTypeID(NSDictionary()) == CFDictionaryGetTypeID())
    #expect(CFGetTypeID(NSData()) == CFDataGetTypeID())
  }

  @Test func boundStreamsPassBytesOn() throws {
    var input: InputStream?
    var output: OutputStream?
    Foundation.Stream.getBoundStreams(
      withBufferSize: 4, inputStream: &input, outputStream: &output)
    let (reader, writer) = (try #require(input), try #require(output))
    reader.open()
    writer.open()
    #expect(!reader.hasBytesAvailable && writer.hasSpaceAvailable)
    #expect(writer.write(Array("hello".utf8), maxLength: 5) == 4 && !writer.hasSpaceAvailable)
    var bytes: [UInt8] = [0, 0, 0]
    #expect(reader.read(&bytes, maxLength: 3) == 3 && bytes == Array("hel".utf8))
    writer.close()
    #expect(reader.read(&bytes, maxLength: 3) == 1 && bytes[0] == UInt8(ascii: "l"))
    #expect(reader.read(&bytes, maxLength: 3) == 0 && reader.streamStatus == .atEnd)
  }

  @Test func changeableDataStartsEmpty() {
    let data: CFMutableData = CFDataCreateMutable(nil, 0)
    data.append(Data("ab".utf8))
    #expect(CFDataGetLength(data) == 2)
  }

  @Test func absoluteTimesStartIn2001() {
    let start = Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970
    #expect(kCFAbsoluteTimeIntervalSince1970 == start)
    #expect(kCFAbsoluteTimeIntervalSince1904 == start + 66 * 365 * 86_400 + 17 * 86_400)
  }

  @Test func numbersAreExchangedIfTheyHaveTheExpectedValue() {
    var value: Int32 = 1
    #expect(OSAtomicCompareAndSwap32Barrier(1, 2, &value) && value == 2)
    #expect(!OSAtomicCompareAndSwap32Barrier(1, 3, &value) && value == 2)
    var long: Int64 = 1
    #expect(OSAtomicCompareAndSwap64Barrier(1, 2, &long) && long == 2)
  }

  @Test func onlyExistingFilesAreReachable() throws {
    let folder = FileManager.default.temporaryDirectory
    #expect(try folder.checkPromisedItemIsReachable())
    #expect(throws: (any Error).self) {
      try folder.appending(path: "nothing-\(UUID())").checkPromisedItemIsReachable()
    }
  }

  @Test func bytesAreReadWhereTheyAre() {
    let data = NSData(data: Data("abcd".utf8))
    #expect(CFDataGetLength(data) == 4 && CFDataGetBytePtr(data)[2] == 0x63)
    var bytes: [UInt8] = [0, 0]
    CFDataGetBytes(data, CFRangeMake(1, 2), &bytes)
    #expect(bytes == [0x62, 0x63])
  }

  @Test func scriptsAreWrittenInOthers() {
    let text = NSMutableString(string: "中国 Ä")
    #expect(CFStringTransform(text, nil, kCFStringTransformMandarinLatin, false))
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text == "zhong guo A")
  }

  @Test func encodingsOfOtherCountriesAreKnown() throws {
    let encoding = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
    let known = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    #expect(String(data: Data([0xD6, 0xD0]), encoding: known) == "中")
    #expect(
      CFStringConvertIANACharSetNameToEncoding("euc-kr")
        == CFStringEncoding(CFStringEncodings.EUC_KR.rawValue))
    #expect(CFStringConvertIANACharSetNameToEncoding("none") == kCFStringEncodingInvalidId)
  }

  @Test func locksLetOneThreadInAtATime() {
    final class Counter: @unchecked Sendable {
      var count = 0
      let lock = os_unfair_lock_t.allocate(capacity: 1)

      init() { lock.initialize(to: os_unfair_lock()) }

      deinit { lock.deallocate() }
    }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 {
        os_unfair_lock_lock(counter.lock)
        counter.count += 1
        os_unfair_lock_unlock(counter.lock)
      }
    }
    #expect(counter.count == 80_000)
    #expect(os_unfair_lock_trylock(counter.lock) && !os_unfair_lock_trylock(counter.lock))
    os_unfair_lock_unlock(counter.lock)
  }

  @Test func locksProtectWhatTheyHave() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 3 } == 3)
  }

  @Test func textsAreReadAsTheyAreWritten() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("grün".utf8).write(to: file)
    #expect(try TextCalls.text(at: file) == ("grün", .utf8))
    try #require("grün".data(using: .utf16)).write(to: file)
    #expect(try TextCalls.text(at: file) == ("grün", .utf16))
    try Data([0x67, 0xFC]).write(to: file)
    #expect(throws: CocoaError.self) { try TextCalls.text(at: file) }
  }
}
