import Combine
import Testing

private class Person: ObservableObject {
  @Published var name = "Ann"
  @Published var age = 30
}

private final class Pupil: Person {
  @Published var grade = 1
}

private final class Counter: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

struct PublishedTests {
  private let person = Person()

  @Test func aChangeIsAnnouncedBeforeItHappens() {
    var events: [String] = []
    let announcements = person.objectWillChange.sink { [person] in
      events.append("will change from \(person.name)")
    }
    let values = person.$name.sink { [person] in
      events.append("\(person.name) becomes \($0)")
    }
    person.name = "Bea"
    #expect(events == ["Ann becomes Ann", "will change from Ann", "Ann becomes Bea"])
    #expect(person.name == "Bea")
    withExtendedLifetime((announcements, values)) {}
  }

  @Test func anEqualValueIsPublishedToo() {
    let recorder = Recorder<Int, Never>()
    person.$age.subscribe(recorder)
    person.age = 30
    #expect(recorder.values == [30, 30])
  }

  @Test func allPropertiesOfAnObjectAnnounceChanges() {
    let pupil = Pupil()
    var count = 0
    let subscription = pupil.objectWillChange.sink { count += 1 }
    pupil.name = "Cid"
    pupil.grade += 1
    pupil.age += 1
    #expect(count == 3)
    subscription.cancel()
  }

  @Test func anObjectWithoutPublishedPropertiesCanAnnounceChangesItself() {
    let counter = Counter()
    var seen: [Int] = []
    let subscription = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count = 2
    #expect(seen == [0, 1])
    subscription.cancel()
  }

  @Test func aPublisherCanSetAProperty() {
    let subject = PassthroughSubject<String, Never>()
    var count = 0
    let subscription = person.objectWillChange.sink { count += 1 }
    subject.assign(to: &person.$name)
    subject.send("Dan")
    #expect(person.name == "Dan")
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func settingAPropertyEndsWithItsObject() {
    let subject = PassthroughSubject<String, Never>()
    weak var last: Person?
    do {
      let person = Person()
      last = person
      subject.assign(to: &person.$name)
      subject.send("Eve")
    }
    #expect(last == nil)
    subject.send("Flo")
  }

  @Test func subscribersReceiveValuesInTheOrderOfTheirSubscriptions() {
    var received: [Int] = []
    let subscriptions = (0..<20).map { index in
      person.$name.dropFirst().sink { _ in received.append(index) }
    }
    let announcements = (20..<40).map { index in
      person.objectWillChange.sink { received.append(index) }
    }
    person.name = "Gus"
    #expect(received == Array(20..<40) + Array(0..<20))
    withExtendedLifetime((subscriptions, announcements)) {}
  }

  @Test func theDescriptionOfASubscriptionNamesItsSubject() {
    let recorder = Recorder<String, Never>()
    person.$name.subscribe(recorder)
    #expect(recorder.subscription.map { "\($0)" } == "PublishedSubject")
  }
}
