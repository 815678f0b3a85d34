import ClassicFavoritePrimes
import ComposableArchitectureClassic
import FavoritePrimes
import Foundation
import NthPrimeClient

extension AppEnvironment {
  /// The world as it is: the user's files, and the clients that PrimeTime has.
  public static var live: Self {
    AppEnvironment(
      date: Date.init,
      fileClient: .live(FileClient.liveValue),
      log: {
        print($0)
        // What reads the log through a pipe would have to wait for a buffer to fill.
        fflush(nil)
      },
      nthPrime: nthPrime(NthPrimeClient.liveValue),
      offlineNthPrime: nthPrime(.local))
  }

  private static func nthPrime(_ client: NthPrimeClient) -> (Int) -> Effect<Int?, Never> {
    { n in
      .task { try? await client.nthPrime(n) }
        .receive(on: DispatchQueue.main)
        .eraseToEffect()
    }
  }
}

extension ClassicFileClient {
  /// A client that uses the one of the current API.
  static func live(_ client: FileClient) -> Self {
    ClassicFileClient(
      load: { fileName in
        .task { try? await client.load(fileName) }
          .receive(on: DispatchQueue.main)
          .eraseToEffect()
      },
      save: { fileName, data in
        Effect<Never?, Never>.task {
          try? await client.save(fileName, data)
          return nil
        }
        .compactMap { $0 }
        .eraseToEffect()
      })
  }
}
