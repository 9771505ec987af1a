import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import Simulator

/// Apps' output, from their pipes to its readers.
struct OutputLogTests {
  private func text(_ entry: LogEntry) -> String {
    switch entry {
    case .output(_, let line): line.text
    case .report(_, let report): "\(report)"
    }
  }

  private func text(_ entry: LoggedEntry) -> String { text(entry.entry) }

  private func line(_ text: String, isPartial: Bool = false) -> LogEntry {
    .output(app: "Älpha", OutputLine(text: text, isError: false, isPartial: isPartial))
  }

  private func withLog(limit: Int = 128 << 20, _ body: (OutputLog, URL) async throws -> Void)
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("log-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(OutputLog(in: folder, limit: limit), folder)
  }

  @Test(.timeLimit(.minutes(1))) func aFloodLosesNothingAndWaitsForItsReader() async throws {
    try await TestDevice.run(["Alpha", "Beta"]) { fixture in
      let device = fixture.device
      let follower = device.log.follow()
      try await device.launch("test.alpha")
      await device.enter(.insert("flood"))
      // Nobody reads the output yet, so the app waits.
      #expect(await becomesTrue { device.log.count > 4000 })
      try await Task.sleep(for: .milliseconds(200))
      let count = device.log.count
      #expect(count < 20_000)
      try await device.launch("test.beta")
      #expect(try await fixture.lines().contains("launched"))
      var next = 0
      while next < 200_000, let entries = await follower.next() {
        for entry in entries {
          #expect(text(entry) == "line \(next) of far too many")
          next += 1
        }
      }
      #expect(next == 200_000)
      let page = device.log.page(before: 100_000)
      #expect(page.entries.last.map(text) == "line 99999 of far too many")
      #expect(
        device.log.newestPage(from: 0).entries.last.map(text) == "line 199999 of far too many")
    }
  }

  @Test func whatCannotBeWrittenIsToldAndKeptInMemory() async throws {
    let log = OutputLog(in: URL(fileURLWithPath: "/proc/none"))
    let follower = log.follow()
    for number in 0..<30_000 { log.append([line("line \(number) that is not short at all")]) }
    let entries = try #require(await follower.next())
    #expect(entries.count == 30_001)
    #expect(text(entries[0]).contains("Can't write apps' output to /proc/none"))
    #expect(text(entries[30_000]) == "line 29999 that is not short at all")
    let page = log.newestPage(from: 0)
    #expect(page.entries.map(text) == entries.suffix(page.entries.count).map(text))
    #expect(page.entries.count == OutputLog.longestPage)
    #expect(page.count == 30_001)
  }

  @Test func anAppThatWaitsForItsReaderCanBeEnded() async throws {
    try await TestDevice.run { fixture in
      let follower = fixture.device.log.follow()
      try await fixture.device.launch("test.alpha")
      await fixture.device.enter(.insert("flood"))
      #expect(await becomesTrue { fixture.device.log.count > 4000 })
      await fixture.device.kill("test.alpha", how: .sigkill)
      #expect(await !fixture.device.isRunning("test.alpha"))
      let entries = try #require(await follower.next())
      #expect(entries.first.map(text) == "line 0 of far too many")
    }
  }

  @Test func whatIsPrintedBeforeAReportComesBeforeIt() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      let rounds = 100
      for number in 0..<rounds {
        await fixture.device.enter(.insert("print \(number)"))
        await fixture.device.enter(.insert("report"))
        #expect(await becomesTrue { fixture.device.log.count == 2 * (number + 1) })
      }
      let report = Report(severity: .warning, message: "asked to report", file: "Main.storyboard")
      #expect(
        fixture.device.log.newestPage(from: 0).entries.map(\.entry)
          == (0..<rounds).flatMap { number -> [LogEntry] in
            let output = OutputLine(text: "\(number)", isError: false)
            return [.output(app: "Alpha", output), .report(app: "Alpha", report)]
          })
    }
  }

  @Test func aLongLineComesInPieces() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      let long = String(repeating: "añ€👋", count: 5000)
      await fixture.device.enter(.insert("print \(long)"))
      #expect(
        await becomesTrue {
          let entries = fixture.device.log.newestPage(from: 0).entries
          return entries.map(text).joined() == long
            && entries.dropLast().allSatisfy {
              if case .output(_, let line) = $0.entry { line.isPartial } else { false }
            }
        })
    }
  }

  @Test func whoeverFollowsGetsALongLineInOnePiece() async throws {
    try await withLog { log, _ in
      let follower = log.follow()
      log.append([line("a", isPartial: true), line("b", isPartial: true)])
      let other = LogEntry.output(app: "Älpha", OutputLine(text: "error", isError: true))
      log.append([other, line("c"), line("next"), line("last", isPartial: true)])
      #expect(await follower.next() == [other, line("abc"), line("next")])
      log.close()
      #expect(await follower.next() == [line("last")])
    }
  }

  @Test func aLineBeyondALimitIsCutAndToldToBe() async throws {
    try await withLog { log, _ in
      let follower = log.follow()
      let piece = String(repeating: "x", count: 500_000)
      log.append((0..<3).map { _ in line(piece, isPartial: true) } + [line("end")])
      #expect(
        await follower.next() == [
          line(piece + piece + "… (truncated: the line has more than 1 MB)"),
          line(piece + "end"),
        ])
    }
  }

  @Test func pagesGoBackAndForth() async throws {
    try await withLog { log, folder in
      for number in 0..<1000 { log.append([line("\(number) 👋")]) }
      log.append([.report(app: "B", Report(severity: .note, message: "done", line: 7))])
      #expect(log.newestPage(from: 0).start == 701)
      #expect(log.newestPage(from: 990).entries.count == 11)
      #expect(log.newestPage(from: 1001).entries.isEmpty)
      let page = log.page(before: 701)
      #expect(page.start == 401 && page.entries.count == 300 && page.first == 0)
      #expect(page.entries.first?.entry == line("401 👋"))
      #expect(log.page(from: 998).entries.map(text) == ["998 👋", "999 👋", "7: note: done"])
      #expect(log.page(before: 0).entries.isEmpty)
      #expect(log.page(before: -5).entries.isEmpty && log.page(from: .max).entries.isEmpty)
      #expect(log.page(before: .max).start == 701)
      // The log's files don't have names.
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.isEmpty)
    }
  }

  @Test func aFullLogForgetsItsBeginning() async throws {
    try await withLog(limit: 100_000) { log, _ in
      for number in 0..<10_000 { log.append([line("line \(number)")]) }
      let page = log.page(before: 10)
      #expect(page.entries.isEmpty && page.first > 1000 && page.first < 9000)
      let oldest = log.page(from: page.first)
      #expect(oldest.entries.first?.entry == line("line \(page.first)"))
      #expect(log.newestPage(from: 0).entries.last?.entry == line("line 9999"))
    }
  }

  @Test func whoeverFollowsIsToldOfTheEnd() async throws {
    try await withLog { log, _ in
      let follower = log.follow()
      log.append([line("last")])
      log.close()
      #expect(await follower.next() == [line("last")])
      #expect(await follower.next() == nil)
      #expect(await log.follow().next() == nil)
    }
  }

  @Test func whatIsLookedForIsFoundFromTheNewestOn() async throws {
    try await withLog { log, _ in
      let origin = LogOrigin(level: .error, subsystem: "com.example", category: "Network")
      for number in 0..<2000 {
        log.append([line("plain \(number)")])
        if number % 4 == 0 {
          let failure = OutputLine(text: "Failed \(number)", isError: true, origin: origin)
          log.append([.output(app: "Beta", failure)])
        }
      }
      log.append([.report(app: "Beta", Report(severity: .warning, message: "odd", line: 7))])
      let all = 0..<log.count
      let errors = try await log.search(try LogQuery(level: .error), in: all)
      #expect(errors.found == 500 && errors.entries.count == OutputLog.longestPage)
      #expect(errors.entries.last.map(text) == "Failed 1996" && errors.start == 0)
      #expect(errors.entries.map(\.number) == errors.entries.map(\.number).sorted())
      let older = try await log.search(
        try LogQuery(level: .error), in: 0..<errors.entries[0].number)
      #expect(older.found == 200 && older.entries.first.map(text) == "Failed 0")
      #expect(try await log.search(try LogQuery(text: "fAILED 19"), in: all).found == 27)
      #expect(try await log.search(try LogQuery(text: "network"), in: all).found == 500)
      #expect(try await log.search(try LogQuery(text: "7: WARNING: odd"), in: all).found == 1)
      #expect(try await log.search(try LogQuery(app: "Beta"), in: all).found == 501)
      #expect(try await log.search(try LogQuery(text: "plain", app: "Beta"), in: all).found == 0)
      #expect(try await log.search(try LogQuery(text: "aab", app: "Älpha"), in: all).found == 0)
      #expect(try await log.search(try LogQuery(level: .info), in: 5..<5).found == 0)
      #expect(errors.apps == ["Älpha", "Beta"])
      #expect(
        errors.entries.last?.entry
          == .output(
            app: "Beta", OutputLine(text: "Failed 1996", isError: true, origin: origin)))
    }
  }

  @Test func aSearchThatIsCancelledEnds() async throws {
    try await withLog { log, _ in
      for number in 0..<5000 { log.append([line("line \(number)")]) }
      let query = try LogQuery(text: "none")
      let search = Task {
        // The search starts after it has been canceled.
        while !Task.isCancelled { await Task.yield() }
        return try await log.search(query, in: 0..<log.count)
      }
      search.cancel()
      await #expect(throws: CancellationError.self) { try await search.value }
    }
  }

  @Test func aSearchReadsAllOfALogThatIsLargerThanOnePart() async throws {
    try await withLog { log, _ in
      let text = String(repeating: "x", count: 1000)
      for number in 0..<2000 { log.append([line("\(text) \(number % 100)")]) }
      let page = try await log.search(LogQuery(text: "x 42"), in: 0..<log.count)
      #expect(page.found == 20)
      #expect(page.start == 0)
    }
  }

  @Test func aSearchHasLimits() {
    #expect(throws: LogQuery.Refusal.self) {
      try LogQuery(text: String(repeating: "a", count: 201))
    }
    #expect(throws: LogQuery.Refusal.self) { try LogQuery(app: String(repeating: "a", count: 256)) }
  }
}
