import Foundation
import FoundationSupplement
import Testing

/// The errors of streams.
struct StreamErrorTests {
  @Test func aStreamThatWorksHasNoError() {
    let stream = InputStream(data: Data([1, 2, 3]))
    #expect(stream.streamError == nil)
    stream.open()
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(stream.read(&bytes, maxLength: 8) == 3)
    #expect(stream.streamError == nil)
    let output = OutputStream(toMemory: ())
    output.open()
    #expect(output.write([1, 2], maxLength: 2) == 2)
    #expect(output.streamError == nil)
  }

  @Test func aFileThatDoesNotExistIsAnError() throws {
    let stream = try #require(InputStream(fileAtPath: "/none/at/all"))
    stream.open()
    #expect(stream.streamStatus == .error)
    #expect((stream.streamError as NSError?)?.code == Int(ENOENT))
    let output = try #require(OutputStream(toFileAtPath: "/none/at/all", append: false))
    output.open()
    #expect((output.streamError as NSError?)?.code == Int(ENOENT))
  }
}
