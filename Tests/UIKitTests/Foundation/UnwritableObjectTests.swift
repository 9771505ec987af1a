import Foundation
import ObjectiveC
import Testing
import UIKit

/// Objects that can't be written as JSON or as a property list, which ends an app on iOS. The
/// reasons are iOS's.
struct UnwritableObjectTests {
  private func reason(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func datesAreNotJSON() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? FoundationCalls.json(["a": [Date()]], options: [])
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'Invalid type in JSON write (Date)'"))
  }

  @Test func infinityIsNotJSON() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? FoundationCalls.json(["a": Double.infinity], options: [])
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'Invalid number value (infinite) in JSON write'"))
  }

  @Test func noNumberIsNotJSON() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? FoundationCalls.json([Double.nan], options: [])
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'Invalid number value (NaN) in JSON write'"))
  }

  @Test func keysOfJSONAreStrings() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? FoundationCalls.json([1: "a"], options: [])
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'Invalid (non-string) key in JSON dictionary'"))
  }

  @Test func jsonIsAnArrayOrADictionary() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? FoundationCalls.json("text", options: [])
    }
    #expect(
      reason(result).contains(
        "Invalid top-level type in JSON write'"))
  }

  @Test func defaultsArePropertyLists() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FoundationCalls.set(["a": NSNull()], forKey: "x", in: .standard)
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'Attempt to insert non-property list object "))
  }

  @Test func keysOfDefaultsAreStrings() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FoundationCalls.set([1: "a"], forKey: "x", in: .standard)
    }
    #expect(
      reason(result).contains(
        "Attempt to insert non-property list object [1: "))
  }

  @Test func otherObjectsAreWritten() throws {
    let data = try FoundationCalls.json(["a": [1, "b", NSNull()]], options: .sortedKeys)
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":[1,"b",null]}"#)
    let numbers = try FoundationCalls.json([CGFloat(0.5), UInt8(3)], options: [])
    #expect(String(decoding: numbers, as: UTF8.self) == "[0.5,3]")
    let text = try FoundationCalls.json("text", options: .fragmentsAllowed)
    #expect(String(decoding: text, as: UTF8.self) == #""text""#)
  }
}
