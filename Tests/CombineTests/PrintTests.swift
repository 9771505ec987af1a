import Combine
import Testing

private final class Log: TextOutputStream {
  var lines: [String] = []

  func write(_ string: String) {
    lines += string.split(separator: "\n").map(String.init)
  }
}

struct PrintTests {
  private let log = Log()

  @Test func everythingBetweenAPublisherAndItsSubscriberIsPrinted() {
    let subject = PassthroughSubject<Int, Failure>()
    let subscription = subject.print("numbers", to: log)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    #expect(
      log.lines == [
        "numbers: receive subscription: (PassthroughSubject)", "numbers: request unlimited",
        "numbers: receive value: (1)", "numbers: receive error: (Failure())",
      ])
    subscription.cancel()
  }

  @Test func aRequestFromWithinAValueIsMarked() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) }, receiveValue: { _ in .max(2) })
    subject.print(to: log).subscribe(subscriber)
    subject.send(completion: .finished)
    #expect(
      log.lines == [
        "receive subscription: (CurrentValueSubject)", "request max: (1)", "receive value: (1)",
        "request max: (2) (synchronous)", "receive finished",
      ])
  }

  @Test func cancelingIsPrinted() {
    PassthroughSubject<Int, Never>().print(to: log).sink { _ in }.cancel()
    #expect(log.lines.last == "receive cancel")
  }
}
