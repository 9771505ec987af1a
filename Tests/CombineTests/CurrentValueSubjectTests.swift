import Combine
import Testing

struct CurrentValueSubjectTests {
  private let subject = CurrentValueSubject<Int, Never>(1)

  @Test func aSubscriberReceivesTheCurrentValueFirst() {
    subject.send(2)
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    subject.value = 3
    #expect(recorder.values == [2, 3])
  }

  @Test func theValueHasChangedWhenSubscribersReceiveIt() {
    var seen: [Int] = []
    let subscription = subject.sink { [subject] _ in seen.append(subject.value) }
    subject.send(5)
    #expect(seen == [1, 5])
    subscription.cancel()
  }

  @Test func aSubscriberThatRequestsLaterReceivesTheLatestValue() {
    let recorder = Recorder<Int, Never>(demand: .none)
    subject.subscribe(recorder)
    subject.send(2)
    subject.send(3)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [3])
    subject.send(4)
    recorder.subscription?.request(.max(2))
    subject.send(5)
    #expect(recorder.values == [3, 4, 5])
  }

  @Test func nilIsAValue() {
    let subject = CurrentValueSubject<String?, Never>(nil)
    let recorder = Recorder<String?, Never>()
    subject.subscribe(recorder)
    subject.value = "a"
    subject.value = nil
    #expect(recorder.values == [nil, "a", nil])
    #expect(subject.value == nil)
  }

  @Test func subscribersReceiveValuesInTheOrderOfTheirSubscriptions() {
    var received: [Int] = []
    let subscriptions = (0..<20).map { index in
      subject.dropFirst().sink { _ in received.append(index) }
    }
    subject.send(7)
    #expect(received == Array(0..<20))
    withExtendedLifetime(subscriptions) {}
  }
}
