import Foundation
import Testing

@Test func free() {
  #expect(1 == 1)
}

/// Tests of the library Testing.
@Suite("Outer suite") struct Outer {
  @Test func fails() {
    let one = 1
    #expect(one == 2, "a comment")
  }

  @Test func throwsError() throws {
    throw Mishap()
  }

  struct Inner {
    @Test(.disabled("not today")) func off() {}

    @Test(arguments: [1, 2, 3]) func sum(of number: Int) {
      #expect(number != 2)
    }
  }

  @Test func known() {
    withKnownIssue("it's known") { #expect(Bool(false)) }
  }

  @Test @MainActor func onMain() async throws {
    #expect(Thread.isMainThread)
    try await Task.sleep(for: .seconds(40))
    #expect(Thread.isMainThread)
  }

  @Test func `a sentence`() {
    Issue.record("only a warning", severity: .warning)
  }

  @Test func cancels() throws {
    try Test.cancel("because")
  }

  @Test func keeps() {
    Attachment.record("some text", named: "kept.txt")
  }
}

@Suite(.disabled("all of it")) struct Off {
  @Test func never() {}
}
