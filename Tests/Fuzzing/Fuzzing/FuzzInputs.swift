import Foundation
import TestSupport

/// All inputs of a format in their order: earlier crashes, the corpus as it is, then mutants
/// without end.
struct FuzzInputs {
  private let format: FuzzFormat
  private let seed: UInt64
  /// The files that once crashed.
  let regressions: [(file: URL, input: Data)]

  init(_ format: FuzzFormat, seed: UInt64) throws {
    self.format = format
    self.seed = seed
    regressions = try Corpus.regressions(format.name)
  }

  /// The number of inputs that are no mutants.
  var known: Int { regressions.count + (format.readsCorpusFirst ? format.corpus.inputs.count : 0) }

  /// The input at a place, which hangs on nothing but the seed.
  subscript(index: Int) -> Data {
    if index < regressions.count { return regressions[index].input }
    if index < known { return format.corpus.inputs[index - regressions.count] }
    var generator = SeededGenerator(seed: seed ^ UInt64(truncatingIfNeeded: index) << 20)
    var mutator = Mutator(
      corpus: format.corpus.inputs, words: format.words, seed: generator.next())
    return mutator.mutant()
  }
}
