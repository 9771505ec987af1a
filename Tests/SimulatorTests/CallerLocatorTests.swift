import Foundation
import Testing

@testable import Simulator

/// The parts of the symbolizer's output that are used.
struct CallerLocatorTests {
  private func frame(_ file: String, _ line: Int, _ function: String = "f") -> String {
    #"{"Address":"0x1","Symbol":[{"FileName":"\#(file)","FunctionName":"\#(function)","Line":\#(line)}]}"#
  }

  private func places(_ frames: [String], _ lengths: [Int]) -> [CallerLocator.Place?]? {
    CallerLocator.places(
      in: "warning: odd\n[\(frames.joined(separator: ","))]\n", lengths: lengths)
  }

  @Test func theInnermostLineOfThePersonsIsTaken() {
    let frames = [
      frame("/quince/A.swift", 3), frame("/p/A.swift", 0), frame("/p/A.swift", 12),
      frame("/p/B.swift", 7),
      frame("/p/main.swift", 1, "main"), frame("/p/App.swift", 4, "$s3App0A8DelegateC5$mainyyFZ"),
      frame("<compiler-generated>", 5), frame("/p/\\u001b[2J.swift", 6),
    ]
    let found = places(frames, [4, 0, 4])
    #expect(found == [CallerLocator.Place(file: "/p/A.swift", line: 12), nil, nil])
  }

  @Test func whatDoesNotFitIsNothing() {
    #expect(places([frame("/p/A.swift", 12)], [2]) == nil)
    #expect(CallerLocator.places(in: "no symbolizer", lengths: [1]) == nil)
    #expect(CallerLocator.places(in: "[{\"Symbol\":[]}]", lengths: [1]) == [nil])
  }
}
